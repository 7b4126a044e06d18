/** Texts of the forms of a candidate's profile, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { profileFormEn } from './profile-form.en.ts';

export const profileFormEs: TranslationOf<typeof profileFormEn> = {
  setup: {
    title: 'Perfil profesional',
    text: 'Muestra tus habilidades y tu experiencia para atraer a las mejores empresas.',
    submit: 'Completar registro',
    pending: 'Completando…',
    created: { title: 'Listo', text: '¡Creaste tu perfil!' },
    aside: 'Revisamos todos los perfiles nuevos. Mientras tanto, ya puedes buscar vacantes y postularte.',
  },
  edit: {
    preview: 'Ver cómo te ven las empresas',
    contents: {
      label: 'Contenido',
      work: 'Tu trabajo',
      place: 'Lugar y fecha de inicio',
      links: 'Enlaces',
      positions: 'Experiencia laboral',
      education: 'Educación',
      languages: 'Idiomas',
      files: 'Descargas',
      verification: 'Verificación',
    },
    title: 'Perfil profesional',
    text: 'Lo que las empresas ven de ti y lo que usamos para calcular tus puntuaciones de compatibilidad.',
    textUnscored: 'Lo que las empresas ven de ti.',
    submit: 'Guardar cambios',
    pending: 'Guardando…',
    saved: { title: 'Listo', text: 'Guardamos tu perfil.' },
    savedForReview: { title: 'Listo', text: 'Guardamos tu perfil y lo revisaremos de nuevo.' },
    pendingNote: 'Estamos revisando tu perfil. Hasta que lo aprobemos, solo lo ven las empresas a las que te postulas.',
    rejectedNote: 'No aprobamos tu perfil. Haz cambios y guárdalo para que lo revisemos de nuevo.',
  },
  help: {
    hourlyRate: 'La tarifa por hora que quieres, en USD',
    skills: 'Escribe o elige habilidades, o pega una lista. Después de cada una, presiona Enter o escribe una coma.',
    timezone: 'Las empresas buscan horas de trabajo en común.',
    phone: 'Solo lo ven tú y las empresas con las que tienes una oferta abierta o una contratación vigente.',
  },
  placeholders: {
    jobTitle: 'Full Stack Developer',
    skills: 'React',
    timezone: 'GMT-5, EST',
    bio: 'Qué haces mejor, para quién has trabajado y qué buscas.',
    phone: '+57 300 123 4567',
  },
  chooseExperience: 'Elige tu experiencia',
  chooseAvailability: 'Elige tu disponibilidad',
  noSkill: { title: 'Error', text: 'Agrega al menos una habilidad' },
  noSkillHere: 'Escribe una habilidad y presiona Agregar',
  openToWork: {
    label: 'Disponible para otros trabajos',
    help: 'Mientras tus contrataciones en esta plataforma sumen {hours, number} horas o más a la semana, las empresas solo te encuentran si incluyen en la búsqueda a quienes ya tienen trabajo aquí. Marca esta casilla para que también te encuentren en las demás búsquedas.',
    own: 'Tus contrataciones en esta plataforma cuentan como {hours, number} horas a la semana.',
    ownHidden:
      'Tus contrataciones en esta plataforma cuentan como {hours, number} horas a la semana, así que las empresas solo te encuentran si incluyen en la búsqueda a quienes ya tienen trabajo aquí.',
  },
};
