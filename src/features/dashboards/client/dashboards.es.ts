/** Texts of this feature's screens, in Spanish. */
import { CONSULTATION_MINUTES } from '#shared/brand-facts.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { dashboardsEn } from './dashboards.en.ts';

export const dashboardsEs: TranslationOf<typeof dashboardsEn> = {
  company: {
    welcome: 'Te damos la bienvenida, {name}',
    text: 'Tus puestos abiertos, quienes se postularon y lo que espera por ti.',
    postJob: 'Publicar empleo',
    book: `Reserva una consulta gratuita de ${CONSULTATION_MINUTES} minutos`,
    openPositions: 'Puestos abiertos',
    applications: 'Postulaciones',
    activeHires: 'Contrataciones activas',
    messages: 'Mensajes',
    processes: 'Tus procesos de contratación',
    noJobs: 'Aún no hay empleos',
    noJobsText: 'Publica un empleo y mira al instante quién encaja, con una puntuación que se explica sola.',
    postFirst: 'Publica tu primer empleo',
    jobsFailed: 'No se pudieron cargar tus empleos',
    shortcuts: 'Accesos directos',
    browse: 'Explorar candidatos',
    browseText: 'Busca profesionales con perfil aprobado',
    messagesText: 'Tus conversaciones con candidatos',
    recent: 'Postulaciones recientes',
    viewAll: 'Ver todas',
    noApplications: 'Aún no hay postulaciones',
    noApplicationsText: 'Aparecen aquí en cuanto alguien se postula.',
    recentFailed: 'No se pudieron cargar las postulaciones',
  },
  consultation: {
    title: `Consulta gratuita de ${CONSULTATION_MINUTES} minutos`,
    text: 'Cuéntanos a quién necesitas. Te ayudamos a describir el puesto y a encontrar a quien encaje.',
    close: 'Cerrar el panel de la consulta',
  },
  candidate: {
    welcome: 'Te damos la bienvenida, {name}',
    text: 'Empleos que encajan contigo y el estado de tus postulaciones.',
    textUnscored: 'Los empleos más recientes y el estado de tus postulaciones.',
    applied: 'Postulaciones',
    interviewing: 'En entrevistas',
    hired: 'Contrataciones',
    newMatches: 'Coincidencias nuevas',
    notCounted: 'Sin puntuaciones no se cuentan',
    turns: 'Te toca a ti',
    turnsCutOff: '{count, number}+',
    discover: 'Descubre',
    discoverText: 'Todos los empleos abiertos, puntuados según tu perfil. Mira qué encaja y qué subiría tu puntuación.',
    discoverTextUnscored: 'Todos los empleos abiertos, primero los más recientes.',
    discoverAction: 'Explorar empleos',
    recommended: 'Recomendados para ti',
    closest:
      'De los empleos abiertos a los que no te has postulado, ninguno llega por ahora a {score, number} puntos. Estos son los que más se acercan.',
    newest:
      'Tus puntuaciones están desactivadas, así que aquí ves los empleos más recientes a los que no te has postulado. <account>Cambiarlo</account>',
    others: 'Empleos abiertos',
    allMatches: 'Ver todos',
    viewJob: 'Ver empleo',
    noMatches: 'Nada que recomendar por ahora',
    noMatchesText:
      'Ya te postulaste a todos los empleos abiertos, o no hay ninguno. Los nuevos aparecen aquí cuando las empresas los publican.',
    editProfile: 'Editar perfil',
    matchesFailed: 'No se pudieron cargar tus coincidencias',
    yours: 'Tus postulaciones',
    viewAll: 'Ver todas',
    noApplications: 'Aún no te has postulado',
    noApplicationsText: 'Abre un empleo que encaje y postúlate con unas palabras sobre ti.',
    applicationsFailed: 'No se pudieron cargar tus postulaciones',
    pendingReview:
      'Tu perfil está en revisión. Ya puedes explorar y postularte; las empresas te encontrarán cuando se apruebe.',
    howVettingWorks: 'Cómo se aprueba un perfil',
    rejectedReview: 'Tu perfil no fue aprobado. Edítalo para que se revise otra vez.',
  },
};
