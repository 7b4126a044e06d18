/** Texts for the public application form and the review queue, in Spanish. */
import { brand } from '#shared/brand.ts';
import { ANSWER_BUSINESS_DAYS } from '#shared/brand-facts.ts';
import { LIMITS } from '#shared/limits.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { talentIntakeEn } from './talent-intake.en.ts';

export const talentIntakeEs: TranslationOf<typeof talentIntakeEn> = {
  form: {
    person: 'Sobre ti',
    work: 'Tu trabajo',
    links: 'Enlaces',
    optional: 'opcional',
    fields: {
      firstName: 'Nombre',
      lastName: 'Apellido',
      email: 'Correo electrónico',
      jobTitle: 'Puesto',
      experience: 'Experiencia',
      bio: 'Biografía',
      hourlyRate: 'Tarifa por hora',
      timezone: 'Zona horaria',
      availability: 'Disponibilidad',
      linkedinUrl: 'URL de LinkedIn',
      portfolioUrl: 'URL del portafolio',
      skills: 'Habilidades',
    },
    help: {
      email: 'Te responderemos a este correo y, si te aprobamos, ahí te enviaremos tus credenciales de acceso.',
      bio: `Al menos ${LIMITS.intakeBioMin} caracteres: qué haces, para quién y de qué te enorgulleces.`,
      hourlyRate: `En dólares estadounidenses, de ${LIMITS.intakeRateMin} a ${LIMITS.intakeRateMax}.`,
      timezone: 'Una ciudad con tu misma hora, por ejemplo, Bogotá.',
      skills: 'Escribe o elige habilidades, o pega una lista. Después de cada una, presiona Enter o escribe una coma.',
    },
    placeholders: {
      jobTitle: 'Executive Assistant',
      timezone: 'Bogotá',
      skills: 'Scheduling',
      linkedinUrl: 'https://linkedin.com/in/tu-nombre',
      portfolioUrl: 'https://',
    },
    choose: 'Elige',
    skillsMissing: 'Agrega al menos una habilidad',
    skillsToast: { title: 'Faltan habilidades', text: 'Agrega al menos una habilidad' },
    failure: {
      title: 'No se pudo enviar',
      fallback: 'No pudimos enviar tu postulación. Vuelve a intentarlo.',
    },
    restored: 'Recuperamos lo que escribiste la última vez.',
    startOver: 'Empezar de nuevo',
    consent:
      'Al enviar tu postulación, aceptas nuestros <terms>términos</terms> y nuestro <privacy>aviso de privacidad</privacy>.',
    submit: 'Enviar postulación',
    submitting: 'Enviando…',
  },
  job: {
    missing: `Por ahora no puedes postularte aquí a esta vacante. Aun así puedes postularte a ${brand.name} y, cuando te aprobemos, a otras vacantes.`,
    closed: `{job}, de {company}, ya no recibe postulaciones. Aun así puedes postularte a ${brand.name} y, cuando te aprobemos, a otras vacantes.`,
    title: 'Te postulas a {job}',
    text: 'Antes de que {company} reciba tu postulación, revisamos tu perfil. Si te aprobamos mientras la vacante siga abierta, le enviamos tu postulación en ese mismo momento y te escribimos.',
    account: '¿Ya tienes una cuenta? <link>Inicia sesión y postúlate ahí</link>',
    failed: 'No pudimos cargar la vacante.',
    retry: 'Intentar de nuevo',
  },
  sent: {
    title: 'Postulación enviada',
    text: '{name}, gracias. Una persona de nuestro equipo lee completa cada postulación.',
    promise: `Te respondemos en ${ANSWER_BUSINESS_DAYS} días hábiles.`,
    where: 'Te escribiremos a {email}. Ya te enviamos un primer correo; si no lo ves, revisa la carpeta de spam.',
    credentials: 'Si te aprobamos, te enviamos tus credenciales de acceso a ese mismo correo.',
    home: 'Ir a la página de inicio',
  },
  review: {
    title: 'Cola de revisión',
    text: `Personas que esperan respuesta, primero quien lleva más tiempo. Prometemos responder en ${ANSWER_BUSINESS_DAYS} días hábiles.`,
    pending:
      '{count, plural, =0 {No hay postulaciones pendientes} one {# postulación pendiente} other {# postulaciones pendientes}}',
    found:
      '{count, plural, =0 {No encontramos postulaciones} one {# postulación encontrada} other {# postulaciones encontradas}}',
    empty: {
      title: '¡Todo al día!',
      text: 'Nadie espera una revisión. Las postulaciones nuevas aparecen aquí.',
    },
    failed: 'No pudimos cargar la cola',
    badge: 'Pendiente',
    source: { public: 'Postulación pública', account: 'Tiene cuenta' },
    applied: 'Postulación: {since}',
    notStated: 'Sin indicar',
    more: '+{count} más',
    view: 'Ver perfil completo',
    quickApprove: 'Aprobación rápida',
    approve: 'Aprobar y enviar credenciales',
    reject: 'Rechazar postulación',
    profile: {
      job: 'Se postuló a',
      jobAt: '{job} · {company}',
      jobOpen: 'Si apruebas, la postulación llega a la empresa de inmediato y la decisión ya no se puede deshacer.',
      jobClosed:
        'Esta vacante ya no recibe postulaciones. Si apruebas la postulación, el correo lo dice y menciona hasta tres vacantes abiertas compatibles con el perfil, si las hay.',
      email: 'Correo electrónico',
      summary: 'Biografía',
      noSummary: 'Sin biografía',
      experience: 'Experiencia',
      timezone: 'Zona horaria',
      rate: 'Tarifa por hora',
      availability: 'Disponibilidad',
      skills: 'Habilidades',
      links: 'Enlaces',
      linkedin: 'LinkedIn',
      portfolio: 'Portafolio',
      newTab: '(se abre en otra pestaña)',
      notes: 'Notas internas de la revisión',
      notesHelp: 'Opcional. Solo las ve el equipo de administración.',
    },
    whatHappens: {
      public:
        'Al aprobar se crea una cuenta y se envían las credenciales por correo, a menos que la dirección ya tenga una cuenta: en ese caso se aprueba esa cuenta. Al rechazar se envía una nota cordial.',
      account:
        'Esta persona ya tiene una cuenta. Si apruebas, las empresas podrán ver el perfil. En ambos casos le enviamos un correo.',
    },
    approved: {
      title: 'Postulación aprobada',
      public: '{name} recibe un correo, con credenciales de acceso si la cuenta es nueva.',
      account: '{name} recibe un correo y las empresas pueden encontrar el perfil.',
    },
    rejected: { title: 'Postulación rechazada', text: '{name} recibe una nota cordial por correo.' },
    failure: { title: 'No se pudo completar la revisión', fallback: 'No pudimos procesar la revisión' },
  },
};
