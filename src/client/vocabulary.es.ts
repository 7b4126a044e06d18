/** How the closed lists of the product are shown, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { vocabularyEn } from './vocabulary.en.ts';

export const vocabularyEs: TranslationOf<typeof vocabularyEn> = {
  accountType: { company: 'Empresa', candidate: 'Candidato', none: 'Sin definir' },
  industry: {
    technology: 'Tecnología',
    healthcare: 'Salud',
    legal: 'Legal',
    marketing: 'Marketing',
    finance: 'Finanzas',
    'real-estate': 'Bienes raíces',
    other: 'Otra',
  },
  companySize: {
    '1-10': '1-10 empleados',
    '11-50': '11-50 empleados',
    '51-200': '51-200 empleados',
    '201-500': '201-500 empleados',
    '500+': '500+ empleados',
  },
  experience: {
    '0-1': '0-1 años',
    '1-3': '1-3 años',
    '3-5': '3-5 años',
    '5-10': '5-10 años',
    '10+': '10+ años',
  },
  workType: { 'full-time': 'Tiempo completo', 'part-time': 'Medio tiempo', contract: 'Por contrato' },
  jobStatus: { open: 'Abierto', paused: 'En pausa', closed: 'Cerrado' },
  applicationStatus: {
    pending: 'Pendiente de revisión',
    applied: 'En revisión',
    interviewing: 'En entrevistas',
    offered: 'Con oferta',
    hired: 'Contratado',
    declined: 'Descartado',
    withdrawn: 'Retirado',
  },
  offerStatus: {
    sent: 'Enviada',
    seen: 'Vista',
    accepted: 'Aceptada',
    declined: 'Rechazada',
    expired: 'Vencida',
    withdrawn: 'Retirada',
  },
  hireStatus: {
    agreed: 'Acordada',
    started: 'En curso',
    ended: 'Terminada',
    claimed: 'Garantía reclamada',
    replaced: 'Reemplazada',
    moved: 'Inicio cambiado',
  },
  checkInAnswer: { good: 'Va bien', concerns: 'Algunas dudas', problem: 'Un problema' },
  approvalStatus: { pending: 'Verificación en curso', approved: 'Verificado', rejected: 'No aprobado' },
  verificationKind: {
    identity: 'Identidad',
    english: 'Inglés',
    skill: 'Habilidad',
    reference: 'Referencia',
    work: 'Trabajo anterior',
  },
  verificationStatus: {
    claimed: 'En espera',
    checking: 'En revisión',
    verified: 'Verificado',
    failed: 'No confirmado',
    expired: 'Vencido',
    revoked: 'Retirado',
  },
};
