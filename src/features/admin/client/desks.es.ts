/** Texts of the admins' lists of companies, jobs and consultations, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { companyDeskEn, consultationDeskEn, jobDeskEn, recordsEn } from './desks.en.ts';

export const recordsEs: TranslationOf<typeof recordsEn> = {
  label: 'Listas',
  users: 'Usuarios',
  companies: 'Empresas',
  jobs: 'Vacantes',
  consultations: 'Consultas',
  failed: 'No pudimos cargar la lista',
  clear: 'Quitar filtros',
};

export const jobDeskEs: TranslationOf<typeof jobDeskEn> = {
  title: 'Vacantes',
  text: 'Todas las vacantes publicadas. Retira las que incumplan nuestras reglas. La empresa verá el motivo que indiques.',
  searchFor: 'Puesto o empresa',
  show: 'Estado',
  all: 'Todas las vacantes',
  status: { open: 'Abierta', paused: 'En pausa', closed: 'Cerrada', 'taken-down': 'Retirada' },
  total: '{count, plural, =0 {Ninguna vacante} one {# vacante} other {# vacantes}}',
  none: 'No encontramos vacantes',
  noneText: 'Ninguna vacante coincide con esta búsqueda y este estado.',
  noneYet: 'Las vacantes aparecen aquí en cuanto las empresas las publican.',
  postedOn: 'Publicado el {date}',
  applications: '{count, plural, =0 {Sin postulaciones} one {# postulación} other {# postulaciones}}',
  own: 'Vacante de tu empresa',
  takeDown: {
    button: 'Retirar',
    title: '¿Retirar «{job}»?',
    lists:
      'Los candidatos ya no encontrarán la vacante en listas, búsquedas, vacantes guardadas ni invitaciones, y nadie podrá postularse.',
    applicants:
      '{count, plural, =0 {Nadie se ha postulado hasta ahora.} one {La postulación recibida se conserva y la empresa puede continuar con ella.} other {Las # postulaciones recibidas se conservan y la empresa puede continuar con ellas.}}',
    company:
      'La empresa recibe un aviso y un correo con el motivo que indiques. No puede reabrir la vacante, ampliar su plazo ni publicarla de nuevo. Puedes restablecer la vacante cuando quieras.',
    reason: 'Motivo para la empresa',
    reasonHelp: 'Explica qué está mal y qué debe cambiar. La empresa lee exactamente este texto.',
    reasonMissing: 'Explica el motivo a la empresa',
    confirm: 'Retirar vacante',
    done: 'Vacante retirada',
    doneText: 'Los candidatos ya no encuentran «{job}». Avisamos a la empresa.',
  },
  restore: {
    button: 'Restablecer',
    title: '¿Restablecer «{job}»?',
    text: {
      open: 'La vacante estaba abierta. Los candidatos volverán a encontrarla y podrán postularse. Si la empresa aún debe respuestas a quienes se postularon, la vacante quedará en pausa. El plazo para postularse se amplía un día por cada día que estuvo retirada. La empresa recibe un aviso y un correo.',
      paused:
        'La vacante estaba en pausa y seguirá en pausa. El plazo para postularse se amplía un día por cada día que estuvo retirada. La empresa recibe un aviso y un correo.',
      closed:
        'La vacante estaba cerrada y sigue cerrada. La empresa recibe un aviso y un correo, y puede reabrir la vacante.',
    },
    done: 'Vacante restablecida',
    doneText: 'Avisamos a la empresa sobre «{job}».',
  },
  reader: {
    reason: 'Retirada: «{reason}»',
    pay: 'Pago',
    description: 'Descripción',
    responsibilities: 'Responsabilidades',
    skills: 'Habilidades requeridas',
    benefits: 'Beneficios',
    failed: 'No pudimos cargar la vacante',
    missing: 'Esta vacante ya no existe.',
  },
};

export const companyDeskEs: TranslationOf<typeof companyDeskEn> = {
  title: 'Empresas',
  text: 'Todas las empresas. Verifica solo aquellas cuya identidad confirmaste.',
  searchFor: 'Nombre de la empresa',
  show: 'Estado',
  all: 'Todas las empresas',
  state: { verified: 'Verificada', unverified: 'Sin verificar', suspended: 'Suspendida' },
  total: '{count, plural, =0 {Ninguna empresa} one {# empresa} other {# empresas}}',
  none: 'No encontramos empresas',
  noneText: 'Ninguna empresa coincide con esta búsqueda y este estado.',
  noneYet: 'Las empresas aparecen aquí en cuanto crean su perfil.',
  joinedOn: 'Desde el {date}',
  verifiedOn: 'Verificada el {date}',
  own: 'Tu propia empresa',
  method: '¿Cómo comprobaste la identidad?',
  methodChoose: 'Elige',
  methodMissing: 'Elige cómo comprobaste la identidad',
  methods: {
    website: 'Sitio web y dominio del correo',
    registry: 'Registro mercantil del estado',
    documents: 'Documentos',
    call: 'Llamada telefónica',
    other: 'Otra forma',
  },
  noteHelp: 'Solo lo lee el equipo de administración. Queda en el historial de la empresa.',
  verify: {
    item: 'Verificar empresa',
    title: '¿Verificar {name}?',
    text: 'Los candidatos verán «Empresa verificada» en las vacantes y en la página de la empresa. La verificación termina si la empresa cambia de nombre o de sitio web.',
    note: '¿Qué encontraste?',
    noteMissing: 'Indica qué encontraste',
    confirm: 'Verificar empresa',
    done: 'Empresa verificada',
    doneText: 'Los candidatos ya ven que {name} es una empresa verificada.',
  },
  unverify: {
    item: 'Quitar verificación',
    title: '¿Quitar la verificación de {name}?',
    text: 'Los candidatos dejan de ver «Empresa verificada» y la empresa puede abrir menos perfiles al día.',
    note: '¿Por qué?',
    noteMissing: 'Indica el motivo',
    confirm: 'Quitar verificación',
    done: 'Quitaste la verificación',
    doneText: '{name} ya no está verificada.',
  },
  history: {
    item: 'Historial de verificación',
    title: 'Verificación de {name}',
    text: 'Lo más reciente primero. Los registros no se pueden cambiar.',
    none: 'Nadie del equipo de administración ha verificado esta empresa todavía.',
    failed: 'No pudimos cargar el historial',
    steps: {
      verified: 'Verificada',
      unverified: 'Se quitó la verificación',
      lapsed: 'Terminó: cambió el nombre o el sitio web',
    },
  },
};

export const consultationDeskEs: TranslationOf<typeof consultationDeskEn> = {
  title: 'Consultas',
  text: 'Consultas reservadas con nuestro equipo, en tu zona horaria.',
  searchFor: 'Nombre o correo',
  show: 'Cuándo',
  when: { upcoming: 'Próximas', past: 'Pasadas' },
  total: '{count, plural, =0 {Ninguna consulta} one {# consulta} other {# consultas}}',
  none: 'No encontramos consultas',
  noneText: 'Ningún nombre ni correo contiene todas estas palabras.',
  noneYet: { upcoming: 'No hay próximas consultas reservadas.', past: 'Las consultas aparecen aquí cuando terminan.' },
  theirs: '({time} para la otra persona)',
  cancelled: 'Cancelada',
  team: 'Nota del equipo: {note}',
  note: {
    add: 'Agregar nota',
    edit: 'Editar nota',
    title: 'Nota sobre esta consulta',
    text: 'Solo la lee el equipo de administración. Se elimina junto con la reserva.',
    label: 'Nota',
    save: 'Guardar nota',
    done: 'Nota guardada',
  },
};
