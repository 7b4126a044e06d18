/** Texts of this feature's screens, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import { profileFieldsEs } from '#shared/words/profile-words.es.ts';
import type { candidatesEn } from './candidates.en.ts';

export const candidatesEs: TranslationOf<typeof candidatesEn> = {
  fields: { ...profileFieldsEs, phone: 'Teléfono' },
  commitment: {
    oneSince: 'Trabaja {hours, number} h/semana desde el {date}',
    oneFrom: 'Empieza el {date}, {hours, number} h/semana',
    oneEstimated: 'Contratación del {date}: cuenta como {hours, number} h/semana hasta que se guarden las condiciones',
    severalSince: '{count, number} contrataciones, {hours, number} h/semana en total, la primera desde el {date}',
    severalFrom: '{count, number} contrataciones, {hours, number} h/semana en total, la primera a partir del {date}',
    severalEstimated:
      '{count, number} contrataciones: cuentan como {hours, number} h/semana en total hasta que se guarden todas las condiciones',
    open: 'Disponible para otros trabajos',
    more: 'Con esta vacante serían {total, number} h/semana.',
    overLimit:
      'Para aceptar más de {limit, number} h/semana en total, la persona tendrá que confirmar que está de acuerdo.',
    someHired:
      '{count, plural, one {# de estas personas ya tiene trabajo aquí.} other {# de estas personas ya tienen trabajo aquí.}}',
  },
  card: {
    noBio: 'Sin biografía profesional',
    more: '+{count, number}',
    bestFit: 'Más compatible con: {job}',
    scoredAgainst: 'Puntuación para: {job}',
    shortlist: 'Preseleccionar',
    shortlisted: 'En tu preselección',
    hired: 'Contratación vigente',
    isNew: 'Perfil nuevo',
    message: 'Mensaje',
    rateOpen: 'Sin tarifa indicada',
  },
  toast: {
    addedTitle: 'Listo',
    added: 'Agregaste a esta persona a tu preselección',
    removedTitle: 'Listo',
    removed: 'Quitaste a esta persona de tu preselección',
    undo: 'Deshacer',
  },
  browse: {
    title: 'Explorar perfiles',
    text: 'Profesionales con perfil aprobado. La puntuación es para la vacante abierta que más encaja con cada perfil.',
    textForJob: 'Profesionales con perfil aprobado y su puntuación para {job}',
    unscoredLast: 'Las personas sin puntuación aparecen al final.',
    textWithoutJobs:
      'Profesionales con perfil aprobado. Cuando tengas una vacante abierta, verás qué tan bien encaja cada perfil.',
    views: { label: 'Vista', cards: 'Tarjetas', rows: 'Filas', preview: 'Vista previa de {name}' },
    openProfile: 'Abrir perfil',
    postJob: 'Publicar vacante',
    placeholder: 'Nombre, puesto o habilidad',
    none: 'Ningún candidato coincide con tu búsqueda.',
    noneText: 'Prueba con menos palabras o filtros más amplios.',
    failed: 'No pudimos cargar los candidatos',
    shown: '{count, plural, one {# persona} other {# personas}}',
    shownMore: 'Primeras {count, number} personas',
  },
  filters: {
    job: 'Puntuación para',
    allJobs: 'La vacante más compatible',
    sort: 'Ordenar por',
    sortBy: { match: 'Mejor coincidencia', newest: 'Más recientes', rate: 'Tarifa más baja' },
    skills: 'Habilidades',
    skillPlaceholder: 'Habilidad',
    availability: 'Disponibilidad',
    anyAvailability: 'Cualquier disponibilidad',
    experience: 'Experiencia',
    anyExperience: 'Cualquier experiencia',
    minRate: 'Tarifa mínima',
    maxRate: 'Tarifa máxima',
    verified: 'Con datos verificados',
    includeHired: 'Incluir a quienes ya tienen trabajo aquí',
    includeHiredHelp:
      'Si no marcas esta casilla, quienes ya tienen trabajo aquí por {hours, number} h/semana o más solo aparecen si están disponibles para otros trabajos.',
  },
  profile: {
    facts: 'De un vistazo',
    rate: 'Tarifa por hora',
    experience: 'Experiencia',
    experienceElsewhere: 'Consulta su biografía o su experiencia laboral',
    availability: 'Disponibilidad',
    timezone: 'Hora local',
    joined: 'En la plataforma desde',
    notStated: 'Sin indicar',
  },
  compare: {
    box: 'Comparar',
    choose: 'Comparar a {name}',
  },
  shortlist: {
    browse: 'Explorar perfiles',
    removeTitle: '¿Quitar a {name} de la preselección?',
    removeText: 'También se borrarán las notas de tu empresa sobre esta persona.',
    removeWithNotes: 'Quitar y borrar notas',
  },
};
