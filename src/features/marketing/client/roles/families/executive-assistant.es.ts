/** The role page of executive assistance, in Spanish. */
import { BRAND_FACTS } from '#shared/brand-facts.ts';
import type { FamilyTexts } from '../role-family.ts';

export const executiveAssistantEs: FamilyTexts = {
  name: 'Asistencia ejecutiva',
  inSentence: 'asistencia ejecutiva',
  line: 'Asistentes, coordinación y jefatura de gabinete',
  title: 'Alguien que lleva tu semana para que tú lleves la empresa.',
  lead: 'Asistentes ejecutivos de América Latina que cuidan la agenda, vacían la bandeja de entrada y dan seguimiento a todo, en tu horario y en un inglés que firmarías.',
  pageTitle: 'Contrata asistentes ejecutivos de América Latina',
  description:
    'Asistentes ejecutivos, coordinadores y jefes de gabinete de América Latina, con perfil aprobado: tareas, niveles, habilidades y salarios desde US$2,000.',
  rolesTitle: '¿Cuánto de tu semana quieres recuperar?',
  rolesLead:
    'El primer puesto te da horas. El último te da una segunda cabeza. Entre ambos, el salario sube con lo que se decide sin ti.',
  roles: [
    {
      title: 'Asistente administrativo',
      work: 'Se encarga de todo lo que se explica en diez minutos: reservas, informes de gastos, carga de datos, el primer orden del correo.',
    },
    {
      title: 'Asistente ejecutivo',
      work: 'Se hace cargo de la agenda, el correo y los viajes de una persona, prepara cada reunión y recuerda quién te debe una respuesta.',
    },
    {
      title: 'Coordinador de operaciones',
      work: 'Mantiene en movimiento proveedores, facturas, ingresos y renovaciones, y deja escrito cómo se hace cada cosa.',
    },
    {
      title: 'Coordinador de proyectos',
      work: 'Convierte una reunión en tareas con nombre y fecha, y después pregunta, con amabilidad y sin cansarse, hasta que estén hechas.',
    },
    {
      title: 'Asistente ejecutivo senior',
      work: 'Apoya a dos o tres líderes, redacta con su voz, planifica reuniones de directorio y encuentros, y forma a otros asistentes.',
    },
    {
      title: 'Jefe de gabinete',
      work: 'Lleva el ritmo de la empresa: metas, revisiones, los proyectos que no son de nadie. Dice que no en tu nombre.',
    },
  ],
  showcase: {
    kind: 'handover',
    title: 'Lo que deja tu escritorio',
    lead: 'La mayoría de los dueños delega demasiado poco y demasiado tarde. De esto se ha hecho cargo un asistente con experiencia al final del primer mes.',
    given: [
      {
        title: 'Agenda',
        text: 'Cada reunión tiene un propósito, un enlace y un margen. Los cruces se resuelven antes de que los veas.',
      },
      {
        title: 'Correo',
        text: 'Ordenado dos veces al día, respondido donde hay una regla. Lo que te llega te necesita a ti.',
      },
      { title: 'Viajes', text: 'Reservados según tus costumbres, con un plan B y una página por día.' },
      { title: 'Seguimiento', text: 'Promesas abiertas, tuyas y de otros, en una lista que se acorta.' },
      { title: 'Papeleo', text: 'Facturas preparadas, recibos archivados, contratos enviados a firmar.' },
    ],
    keptTitle: 'Lo que se queda contigo',
    kept: [
      'Precios y contrataciones',
      'La conversación difícil',
      'Autorizar los pagos',
      'La tarde del jueves que recuperaste',
    ],
  },
  benefits: [
    {
      title: 'A las ocho, contigo',
      text: 'Un asistente solo sirve mientras trabajas. De seis a ocho horas en común significan respuesta en minutos y alguien al teléfono cuando cancelan tu vuelo.',
    },
    {
      title: 'Una profesión, no un puesto de paso',
      text: 'Para muchos en la región, asistir a quien dirige una empresa de EE. UU. es el trabajo para el que se formaron y el que quieren conservar.',
    },
    {
      title: 'Discreción',
      text: 'Acceso delegado en lugar de contraseñas compartidas, y confidencialidad por escrito antes del primer ingreso.',
    },
  ],
  process: [
    'Trae una lista de tu última semana. Marcamos juntos qué se puede entregar ya, qué hay que enseñar y cuántas horas suma.',
    'Conoces a asistentes cuyas costumbres encajan con las tuyas. Unos líderes quieren un filtro, otros orden; esa diferencia decide más que el currículum.',
    'Da a los dos finalistas una agenda rota y tus reglas. Los mensajes que escriben te dicen quién es.',
  ],
  interview: [
    {
      title: '«Dos llamadas se cruzan, un cliente está molesto, yo estoy en un avión.»',
      text: 'Escuchas si pregunta, en qué orden actúa y qué frase enviaría al cliente.',
    },
    {
      title: '«¿Cómo llevas lo que otros te deben?»',
      text: 'Tiene que haber un sistema. Quien no lo tiene confía en la memoria, y esa ya la tienes tú.',
    },
    {
      title: '«Cuéntame algo que hiciste sin que te lo pidieran.»',
      text: 'Las mejores historias son pequeñas: una visa revisada, un cumpleaños recordado, una reserva doble descubierta.',
    },
  ],
  questions: [
    {
      question: '¿Tiempo completo o parcial?',
      answer:
        'Si lo que puedes entregar suma menos de ocho horas por semana, empieza a tiempo parcial. Desde unas diez horas conviene el tiempo completo: el puesto crece en cuanto hay a quién darle cosas.',
    },
    {
      question: '¿Cuánto cuesta un asistente ejecutivo?',
      answer:
        'Entre US$2,000 y US$3,000 al mes, a tiempo completo. Un asistente senior para varios líderes o un jefe de gabinete cuesta más: de US$3,000 a US$5,000 en los puestos de ejemplo de esta página.',
    },
    {
      question: '¿Es seguro dar acceso a mi correo a alguien en el extranjero?',
      answer:
        'Tan seguro como el acceso que das. Delega el buzón en lugar de compartir la contraseña, usa un gestor de contraseñas y una tarjeta con límites, deja los pagos en «preparar, no autorizar» y lleva una lista de lo que concediste.',
    },
    {
      question: '¿Puede un asistente apoyar a varias personas?',
      answer:
        'Dos suele funcionar; tres, con experiencia. Nombra a una persona que decida cuando todo es urgente, o tendrá que hacerlo el asistente.',
    },
    {
      question: '¿Y si no nos entendemos?',
      answer: `Dilo pronto; a menudo es una regla que nadie dijo. Más allá de eso, cada contratación tiene ${BRAND_FACTS.guaranteeMonths} meses de garantía.`,
    },
  ],
};
