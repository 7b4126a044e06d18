/** Texts for candidates about their own verifications, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { ownVerificationsEn } from './own-verifications.en.ts';

export const ownVerificationsEs: TranslationOf<typeof ownVerificationsEn> = {
  title: 'Verificación',
  text: 'Datos tuyos que ya verificamos. Las empresas los ven en tu perfil y pueden filtrar por ellos. Nunca cambian tus puntuaciones.',
  meaning: 'Qué significan «aprobado» y «verificado»',
  failed: 'No pudimos cargar tus verificaciones',
  none: 'Aún no tienes datos verificados. Pide una verificación abajo.',
  available: 'Qué puedes verificar',
  gains: {
    identity: 'Les confirma a las empresas que eres quien dices ser.',
    english: 'Respalda tu nivel de inglés con una prueba.',
    skill: 'Indica que una persona de nuestro equipo revisó una de tus habilidades.',
    reference: 'Indica que alguien que trabajó contigo respondió nuestras preguntas sobre tu trabajo.',
    work: 'Confirma un trabajo que tuviste.',
  },
  claim: 'Pedir verificación',
  claimKind: 'Pedir verificación: {kind}',
  writtenTask: 'Ir a la prueba escrita',
  credential: 'Descargar como credencial Open Badges',
  dialog: {
    title: 'Pedir verificación: {kind}',
    text: 'Revisaremos tu solicitud y te avisaremos en tus notificaciones. Puede tardar unos días.',
    subject: {
      skill: '¿Qué habilidad?',
      work: '¿Qué trabajo, dónde y cuándo?',
    },
    confirm: 'Pedir verificación',
  },
  referee: {
    title: 'Pedir una referencia',
    text: 'Enviaremos por correo a la persona que indiques un enlace a un formulario breve. Solo nuestro equipo de revisión lee las respuestas. Ni tú ni las empresas las ven.',
    name: 'Su nombre',
    email: 'Su correo electrónico',
    relation: 'Su relación de trabajo contigo',
    relationHelp: 'Las empresas ven este texto junto con la referencia. Por ejemplo: «Mi jefa en Acme, 2021 a 2023».',
    language: 'Idioma de la solicitud',
    languageHelp: 'El correo y el formulario estarán en este idioma.',
    confirm: 'Enviar solicitud',
    done: 'Solicitud enviada',
    doneText: 'La persona tiene {days, number} días para responder.',
  },
  done: 'Solicitud enviada',
  doneText: 'Verás el resultado en tus notificaciones.',
  history: 'Historial',
};
