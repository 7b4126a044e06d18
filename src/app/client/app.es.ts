/** Texts of this feature's screens, in Spanish. */
import { brand } from '#shared/brand.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { appEn } from './app.en.ts';

export const appEs: TranslationOf<typeof appEn> = {
  loading: `Cargando ${brand.name}…`,
  nav: {
    dashboard: 'Panel',
    browseCandidates: 'Candidatos',
    shortlist: 'Preselección',
    postJob: 'Publicar empleo',
    applications: 'Postulaciones',
    browseJobs: 'Empleos',
    myApplications: 'Postulaciones',
    savedJobs: 'Guardados',
    reports: 'Denuncias',
    appeals: 'Revisiones',
    verifications: 'Verificaciones',
    english: 'Inglés',
    overview: 'Panorama',
    hires: 'Contrataciones',
    messages: 'Mensajes',
    users: 'Usuarios',
    review: 'Cola de revisión',
    activity: 'Actividad',
    operations: 'Operación',
    profile: 'Perfil',
    account: 'Cuenta',
    admin: 'Administración',
  },
  notFound: {
    title: '404 Página no encontrada',
    text: '¿Olvidaste agregar la página al router?',
    home: 'Ir al inicio',
  },
  denied: { title: 'Acceso denegado', text: 'No tienes permiso para ver esta página.', home: 'Ir al inicio' },
  restricted: {
    title: 'Portal de empleos restringido',
    text: 'Los empleos y las postulaciones solo están disponibles en el subdominio jobs.',
    go: 'Ir al portal de empleos',
  },
  failed: { title: 'No se pudo cargar esta página', retry: 'Reintentar' },
  offline: 'Se perdió la conexión. Reintentando…',
};
