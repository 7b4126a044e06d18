/** Spanish text for the dashboards. */
import { CONSULTATION_MINUTES } from '#shared/brand-facts.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { dashboardsEn } from './dashboards.en.ts';

export const dashboardsEs: TranslationOf<typeof dashboardsEn> = {
  company: {
    welcome: 'Hola, {name}',
    text: 'Tus vacantes abiertas, las nuevas postulaciones y lo que tienes pendiente.',
    readOnlyText: 'Las vacantes de tu empresa y las postulaciones más recientes.',
    postJob: 'Publicar vacante',
    book: `Reserva una consulta gratuita de ${CONSULTATION_MINUTES} minutos`,
    openPositions: 'Vacantes abiertas',
    applications: 'Postulaciones',
    activeHires: 'Contrataciones vigentes',
    messages: 'Mensajes',
    processes: 'Tus procesos de contratación',
    allJobs: 'Todas las vacantes',
    noJobs: 'Aún no tienes vacantes',
    noJobsText: 'Publica una vacante para ver quién encaja. Cada persona tiene una puntuación, con los motivos.',
    postFirst: 'Publica tu primera vacante',
    jobsFailed: 'No pudimos cargar tus vacantes',
    shortcuts: 'Accesos directos',
    browse: 'Explorar perfiles',
    browseText: 'Busca profesionales con perfil aprobado',
    messagesText: 'Tus conversaciones con candidatos',
    recent: 'Postulaciones recientes',
    viewAll: 'Ver todas',
    noApplications: 'Aún no hay postulaciones',
    noApplicationsText: 'Cuando alguien se postule, verás la postulación aquí.',
    noApplicationsForReviewer:
      'Aquí verás las postulaciones a las vacantes en las que formas parte del equipo de selección.',
    recentFailed: 'No pudimos cargar las postulaciones',
  },
  consultation: {
    title: `Consulta gratuita de ${CONSULTATION_MINUTES} minutos`,
    text: 'Cuéntanos qué perfil necesitas. Te ayudamos a definir el puesto y a encontrar a la persona indicada.',
    close: 'Cerrar el panel de la consulta',
  },
  candidate: {
    welcome: 'Hola, {name}',
    text: 'Vacantes compatibles con tu perfil y el estado de tus postulaciones.',
    textUnscored: 'Las vacantes más recientes y el estado de tus postulaciones.',
    applied: 'Postulaciones',
    interviewing: 'En entrevistas',
    hired: 'Contrataciones',
    newMatches: 'Coincidencias nuevas',
    notCounted: 'Desactivaste tus puntuaciones',
    todo: 'Pendientes',
    interviewToday: 'Entrevista hoy, {time}',
    join: 'Unirme a la llamada con {company}',
    joinShort: 'Unirme',
    unread: '{count, plural, one {Lee # mensaje nuevo} other {Lee # mensajes nuevos}}',
    turnsAndMore: '{count, number}+',
    discover: 'Descubre vacantes',
    discoverText:
      'Todas las vacantes abiertas, con tu puntuación en cada una. Mira cuáles son para ti y qué subiría tu puntuación.',
    discoverTextUnscored: 'Todas las vacantes abiertas, las más recientes primero.',
    discoverAction: 'Explorar vacantes',
    recommended: 'Recomendadas para ti',
    closest:
      '{count, plural, =0 {Por ahora, ninguna vacante a la que no te hayas postulado llega al {score, number}%. Estas son las que más se acercan.} one {Por ahora, solo # vacante a la que no te has postulado llega al {score, number}%. Las demás son las que más se acercan.} other {Por ahora, solo # vacantes a las que no te has postulado llegan al {score, number}%. Las demás son las que más se acercan.}}',
    newest:
      'Desactivaste tus puntuaciones, así que aquí ves las vacantes más recientes a las que no te has postulado. <account>Cambiar esta opción</account>',
    allMatches: 'Ver todas',
    noMatches: 'Por ahora no hay recomendaciones',
    noMatchesText:
      'No quedan vacantes abiertas a las que no te hayas postulado. Cuando las empresas publiquen otras, las verás aquí.',
    editProfile: 'Editar perfil',
    matchesFailed: 'No pudimos cargar tus recomendaciones',
    yours: 'Tus postulaciones',
    viewAll: 'Ver todas',
    noApplications: 'Aún no te has postulado',
    noApplicationsText: 'Busca una vacante para ti y postúlate con unas palabras sobre tu experiencia.',
    applicationsFailed: 'No pudimos cargar tus postulaciones',
    pendingReview:
      'Estamos revisando tu perfil. Ya puedes explorar vacantes y postularte. Las empresas podrán encontrarte cuando lo aprobemos.',
    howVettingWorks: 'Cómo revisamos los perfiles',
    rejectedReview: 'No aprobamos tu perfil. Edítalo para que lo revisemos de nuevo.',
  },
};
