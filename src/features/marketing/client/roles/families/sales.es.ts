/** The role page of sales, in Spanish. */
import type { FamilyTexts } from '../role-family.ts';

export const salesEs: FamilyTexts = {
  name: 'Ventas',
  inSentence: 'ventas',
  line: 'Prospección, cierre, gestión de cuentas y operaciones',
  title: 'Vendedores que contestan mientras tus compradores están en su escritorio.',
  lead: 'Desarrollo de ventas, ejecutivos de cuentas y quienes mantienen honesto el embudo: con soltura al teléfono, en casa en tu CRM y despiertos cuando lo están tus clientes.',
  pageTitle: 'Contrata vendedores remotos de América Latina',
  description:
    'Representantes de ventas, ejecutivos de cuentas y gerentes de ventas de América Latina, con perfil aprobado: niveles, habilidades y salarios mensuales.',
  rolesTitle: 'De la primera llamada a la renovación',
  rolesLead: 'Las cifras son el salario fijo. La comisión, si la pagas, se suma y sigue tu propio plan.',
  roles: [
    {
      title: 'Representante de desarrollo de ventas',
      work: 'Investiga, llama y escribe hasta que alguien que podría comprar acepta media hora. Deja notas que sirven a quien cierra.',
    },
    {
      title: 'Representante de ventas internas',
      work: 'Responde las consultas que llegan en minutos, cotiza, da seguimiento y cierra los pedidos pequeños sin una segunda persona.',
    },
    {
      title: 'Analista de operaciones de ventas',
      work: 'Limpia el CRM, arma un pronóstico en el que puedes creer y nota el día diez del mes que una etapa está trabada.',
    },
    {
      title: 'Ejecutivo de cuentas',
      work: 'Lleva la conversación de la primera demostración a la firma, pregunta pronto por el presupuesto y pierde rápido cuando hay que perder.',
    },
    {
      title: 'Gerente de cuentas',
      work: 'Conserva los clientes que tienes, sabe qué necesitarán en primavera y convierte la renovación en un trámite.',
    },
    {
      title: 'Gerente de ventas',
      work: 'Contrata, entrena y escucha llamadas. Convierte lo que el mejor vendedor hace por instinto en algo que los demás pueden aprender.',
    },
  ],
  showcase: {
    kind: 'day',
    title: 'Un día de ventas en dos ciudades',
    lead: 'Un ejecutivo de cuentas en Bogotá con clientes en la costa este, en verano. Los dos relojes están a una hora; en invierno coinciden.',
    rows: [
      {
        newYork: '9:00',
        bogota: '8:00',
        text: 'Lee las respuestas de la noche y ordena el día por quién puede avanzar',
      },
      {
        newYork: '10:00',
        bogota: '9:00',
        text: 'Dos horas de llamadas, mientras los compradores tienen la cabeza clara',
      },
      { newYork: '12:00', bogota: '11:00', text: 'Notas en el CRM, cotizaciones mientras la llamada está fresca' },
      { newYork: '13:00', bogota: '12:00', text: 'Almuerzo, de los dos lados' },
      {
        newYork: '14:00',
        bogota: '13:00',
        text: 'Demostraciones, y una llamada con la costa oeste, donde son las once',
      },
      { newYork: '16:30', bogota: '15:30', text: 'Un cuarto de hora contigo: qué está trabado, qué puedes abrir tú' },
      {
        newYork: '17:00',
        bogota: '16:00',
        text: 'Tranquilidad: la lista de mañana, investigación, los seguimientos que a nadie le gustan',
      },
    ],
  },
  benefits: [
    {
      title: 'No se pierde ninguna hora del día',
      text: 'Las llamadas suceden en el horario de tus compradores sin que nadie trabaje de noche. Eso también retiene a la gente; los turnos nocturnos, no.',
    },
    {
      title: 'Dos idiomas, un mercado más',
      text: 'Quien vende en inglés y en español o portugués llega a los clientes de tu propio estado con los que la competencia no puede hablar.',
    },
    {
      title: 'Un equipo que puedes pagar',
      text: 'Con estos salarios puedes poner la investigación, las llamadas y el cierre en manos distintas, como las empresas grandes.',
    },
  ],
  process: [
    'Miramos juntos tu ciclo: cuánto dura, quién compra, cuánto vale una venta. Eso dice si necesitas a quien abre o a quien cierra.',
    'Oyes a los candidatos antes de decidir: propones horarios para una entrevista, con el enlace a tu videollamada, y conversan en inglés.',
    'Plantea tu objeción más difícil a los dos que más te gusten. Contrata a quien pregunte antes de responder.',
  ],
  interview: [
    {
      title: '«No me vendas nada. Averigua si debería comprar.»',
      text: 'Diez minutos de práctica. Cuenta las preguntas; un buen vendedor hace cuatro antes de la primera afirmación.',
    },
    {
      title: '«Cuéntame la última venta que perdiste.»',
      text: 'Escucha qué parte asume. Si la única razón es «el precio», casi siempre nadie preguntó por el presupuesto.',
    },
    {
      title: '«Muéstrame cómo escribes una nota después de una llamada.»',
      text: 'Tres líneas con el próximo paso y una fecha. Tu pronóstico será tan bueno como esas notas.',
    },
  ],
  questions: [
    {
      question: '¿Les molestará el acento a mis clientes?',
      answer:
        'A los clientes les molesta no ser entendidos y no ser escuchados. Haz tu primera conversación por teléfono, sin video: si la seguiste sin esfuerzo, ellos también podrán.',
    },
    {
      question: '¿Cómo pago la comisión?',
      answer:
        'Como lo harías en casa: un plan por escrito con un hecho claro, como el pago del cliente, una tasa y una fecha. Los salarios de esta página son la parte fija.',
    },
    {
      question: '¿Cuánto cuesta un ejecutivo de cuentas?',
      answer:
        'Entre US$3,000 y US$4,000 al mes a tiempo completo, antes de comisiones. Los representantes de desarrollo de ventas empiezan en US$2,000.',
    },
    {
      question: '¿Pueden llamar a números de EE. UU. desde el extranjero?',
      answer:
        'Técnicamente es sencillo: la telefonía por internet les da un número de tu zona. Las reglas sobre llamadas no deseadas y grabaciones te alcanzan igual que con un vendedor en tu oficina, así que haz revisar tus listas.',
    },
    {
      question: '¿Cuánto falta para la primera venta?',
      answer:
        'Más o menos tu ciclo de ventas más las semanas que lleva aprender el producto. Mide el primer mes por conversaciones, el segundo por oportunidades calificadas y solo después por ingresos.',
    },
  ],
};
