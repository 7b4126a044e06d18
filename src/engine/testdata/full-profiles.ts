/**
 * Complete job posts, each with one clearly suitable candidate, for testing both ends of the scale. All are fictional. Each job post is for a
 * different kind of work, so its candidate does not fit the others.
 */
import type { MatchCandidate, MatchJob } from '../matching.contract.ts';

interface FullPair {
  readonly job: MatchJob;
  readonly candidate: MatchCandidate;
}

export const FULL_PROFILES: readonly FullPair[] = [
  {
    job: {
      title: 'Senior React Developer',
      description:
        'Own the booking screens of our travel product: build them in React and TypeScript, test them and keep them accessible.',
      responsibilities: 'Ship features with a designer and a back-end team. Review code. Keep pages fast on phones.',
      requiredSkills: ['React', 'TypeScript', 'CSS', 'Jest'],
      experience: '5+ years',
      hourlyBudget: 40,
      timezone: 'America/New_York',
      jobType: 'full-time',
    },
    candidate: {
      jobTitle: 'Desarrolladora frontend sénior',
      bio: 'Construyo interfaces con React y TypeScript para productos de viajes y de salud. Escribo pruebas, cuido la accesibilidad y el rendimiento en teléfonos, reviso código y trabajo de cerca con diseño y back-end.',
      skills: ['ReactJS', 'TypeScript', 'CSS', 'Jest', 'Figma'],
      experience: '5-10',
      hourlyRate: 36,
      timezone: 'America/Bogota',
      availability: 'full-time',
    },
  },
  {
    job: {
      title: 'Bookkeeper',
      description:
        'Keep the books of three small firms in QuickBooks: bank reconciliations, vendor bills and monthly reports.',
      responsibilities:
        'Enter invoices, pay vendors, reconcile accounts, prepare the month-end close with our accountant.',
      requiredSkills: ['QuickBooks', 'Bank reconciliation', 'Accounts payable'],
      experience: '3+ years',
      hourlyBudget: 20,
      timezone: 'America/Chicago',
      jobType: 'part-time',
    },
    candidate: {
      jobTitle: 'Bookkeeper',
      bio: 'Bookkeeper for small firms in Texas and Florida. I reconcile bank accounts, enter invoices and vendor bills in QuickBooks Online and prepare the monthly close and reports for their accountants.',
      skills: ['QuickBooks', 'Conciliaciones bancarias', 'Accounts payable', 'Excel'],
      experience: '3-5',
      hourlyRate: 18,
      timezone: 'America/Mexico_City',
      availability: 'part-time',
    },
  },
  {
    job: {
      title: 'Enfermera de telemedicina',
      description:
        'Atender pacientes por videollamada, tomar su historia clínica y coordinar citas con los médicos del equipo.',
      responsibilities:
        'Triaje, educación del paciente, registro en la historia clínica electrónica y seguimiento telefónico.',
      requiredSkills: ['Nursing', 'Triage', 'Patient education'],
      experience: '2+ years',
      hourlyBudget: 18,
      timezone: 'EST',
      jobType: 'full-time',
    },
    candidate: {
      jobTitle: 'Enfermero',
      bio: 'Enfermero con experiencia en urgencias y telemedicina: triaje por teléfono y videollamada, educación del paciente, historia clínica electrónica, seguimiento y coordinación de citas con médicos.',
      skills: ['Enfermería', 'Triage', 'Educación del paciente'],
      experience: '3-5',
      hourlyRate: 16,
      timezone: 'America/Lima',
      availability: 'full-time',
    },
  },
  {
    job: {
      title: 'Video Editor',
      description: 'Cut short videos for social channels from interviews: story, captions, sound and motion graphics.',
      responsibilities:
        'Edit five clips a week in Premiere Pro, grade colour, mix audio, deliver for TikTok, Reels and YouTube.',
      requiredSkills: ['Adobe Premiere Pro', 'After Effects', 'Color grading'],
      experience: '1-3',
      hourlyBudget: 25,
      timezone: 'America/Los_Angeles',
      jobType: 'contract',
    },
    candidate: {
      jobTitle: 'Video editor and motion designer',
      bio: 'I cut interviews into short videos for TikTok, Reels and YouTube in Premiere Pro, with captions, motion graphics in After Effects, colour grading and a clean audio mix. Five to ten clips a week.',
      skills: ['Premiere Pro', 'After Effects', 'Color grading', 'DaVinci Resolve'],
      experience: '1-3',
      hourlyRate: 22,
      timezone: 'America/Tijuana',
      availability: 'contract',
    },
  },
  {
    job: {
      title: 'Paralegal, immigration',
      description:
        'Prepare immigration petitions and evidence for our attorneys, and keep clients informed in Spanish.',
      responsibilities: 'Draft forms, collect documents, track deadlines with USCIS, translate letters.',
      requiredSkills: ['Immigration law', 'Legal research', 'Legal writing'],
      experience: '3-5',
      hourlyBudget: 22,
      timezone: 'Eastern Time',
      jobType: 'full-time',
    },
    candidate: {
      jobTitle: 'Paralegal',
      bio: 'Paralegal for immigration attorneys: I draft petitions and forms for USCIS, collect evidence and documents from clients in Spanish and English, translate letters and track every deadline.',
      skills: ['Immigration law', 'Legal research', 'Legal writing'],
      experience: '3-5',
      hourlyRate: 22,
      timezone: 'America/Guatemala',
      availability: 'full-time',
    },
  },
];
