/** Texts of the frame around the signed-in screens, in Spanish. */
import { brand } from '#shared/brand.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { appEn } from './app.en.ts';

export const appEs: TranslationOf<typeof appEn> = {
  loading: `Cargando ${brand.name}…`,
  nav: {
    dashboard: 'Panel',
    browseCandidates: 'Candidatos',
    shortlist: 'Preselección',
    postJob: 'Publicar vacante',
    applications: 'Postulaciones',
    browseJobs: 'Vacantes',
    myApplications: 'Postulaciones',
    savedJobs: 'Guardadas',
    reports: 'Denuncias',
    appeals: 'Revisiones de decisiones',
    verifications: 'Verificaciones',
    english: 'Pruebas de inglés',
    overview: 'Resumen',
    hires: 'Contrataciones',
    messages: 'Mensajes',
    users: 'Usuarios',
    queue: 'Pendientes',
    review: 'Cola de revisión',
    activity: 'Actividad',
    operations: 'Operaciones',
    profile: 'Perfil',
    account: 'Cuenta',
    admin: 'Administración',
  },
  notFound: {
    title: '404 Página no encontrada',
    text: 'No hay ninguna página en esta dirección. Revisa la dirección o vuelve al inicio.',
    home: 'Ir al inicio',
  },
  denied: { title: 'Acceso denegado', text: 'No tienes permiso para ver esta página.', home: 'Ir al inicio' },
  restricted: {
    title: 'Disponible solo en el portal de vacantes',
    text: 'Para ver las vacantes y tus postulaciones, entra al portal de vacantes.',
    go: 'Ir al portal de vacantes',
  },
  failed: { title: 'No pudimos cargar esta página', retry: 'Reintentar' },
  offline: 'Se perdió la conexión. Reconectando…',
};
