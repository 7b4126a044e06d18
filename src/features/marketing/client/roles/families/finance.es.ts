/** The role page of finance, in Spanish. */
import type { FamilyTexts } from '../role-family.ts';

export const financeEs: FamilyTexts = {
  name: 'Finanzas',
  inSentence: 'finanzas',
  line: 'Registro contable, contabilidad, nómina y análisis',
  title: 'Libros cerrados antes de que los pidas.',
  lead: 'Auxiliares contables, contadores y analistas de América Latina que conocen los US GAAP y tu software, y que prefieren hacer una pregunta de más antes que registrar una suposición.',
  pageTitle: 'Contrata contadores y analistas remotos de América Latina',
  description:
    'Contadores, auxiliares, especialistas en nómina y analistas de América Latina, con perfil aprobado: niveles, habilidades, salarios y un buen cierre de mes.',
  rolesTitle: 'Del primer recibo al informe para el directorio',
  rolesLead:
    'Quien registra no debería ser quien autoriza. Con dos puestos de esta lista separas ambas cosas por menos de lo que suele costar un salario local.',
  roles: [
    {
      title: 'Especialista en cuentas por pagar',
      work: 'Compara facturas con pedidos, prepara los pagos y encuentra la que llegó dos veces.',
    },
    {
      title: 'Auxiliar contable',
      work: 'Registra cada movimiento en la semana, concilia banco y tarjetas, y lleva una lista de preguntas abiertas en lugar de una cuenta transitoria.',
    },
    {
      title: 'Especialista en nómina',
      work: 'Reúne las horas, prepara la nómina para tu aprobación y responde las preguntas sobre el descuento de la línea cuatro.',
    },
    {
      title: 'Contador',
      work: 'Se hace cargo del cierre: devengos, gastos anticipados, depreciación y una carpeta que tu preparador de impuestos agradece.',
    },
    {
      title: 'Analista financiero',
      work: 'Arma el flujo de caja y el presupuesto, explica la diferencia en dos frases y avisa cuando un plan no cierra.',
    },
    {
      title: 'Contralor',
      work: 'Dirige el equipo financiero, diseña los controles, trata con auditores y bancos, y te presenta el mes en media hora.',
    },
  ],
  showcase: {
    kind: 'timeline',
    title: 'Un cierre de mes en cinco días hábiles',
    lead: 'Así es un cierre cuando tiene dueño. Pide a los candidatos el suyo; el orden te dice cuánto hicieron ellos mismos.',
    steps: [
      {
        when: 'Día 1',
        title: 'Cortar',
        text: 'Últimas facturas de entrada y salida, banco y tarjetas importados, y las preguntas abiertas en un solo mensaje para ti.',
      },
      {
        when: 'Día 2',
        title: 'Conciliar',
        text: 'Cada cuenta que tiene estado coincide con él. Las diferencias tienen nombre y responsable.',
      },
      {
        when: 'Día 3',
        title: 'Ajustar',
        text: 'Devengos, gastos anticipados, depreciación, nómina. Cada uno con una nota que un extraño entendería.',
      },
      {
        when: 'Día 4',
        title: 'Revisar',
        text: 'Se compara con el mes anterior y el presupuesto. Lo que se movió sin motivo se mira otra vez.',
      },
      {
        when: 'Día 5',
        title: 'Informar',
        text: 'Tres estados, una página en palabras y el flujo de caja. Después, el mes se cierra.',
      },
    ],
  },
  benefits: [
    {
      title: 'Alguien a quien preguntar a las once',
      text: 'Si el cargo de la tarjeta fue la conferencia o el hotel se aclara en el chat, ese día, y no en una planilla en enero.',
    },
    {
      title: 'El dólar es terreno conocido',
      text: 'Muchos profesionales de la región han llevado libros en dos monedas y con dos normas. Solo los tuyos les parecerán ordenados.',
    },
    {
      title: 'El control sigue siendo tuyo',
      text: 'Acceso de lectura al banco, pagos preparados, tu autorización. Un buen contador pedirá exactamente esto.',
    },
  ],
  process: [
    'Miramos el volumen y el desorden: cuántos movimientos, cuántas cuentas, desde cuándo nadie concilia. Eso decide entre auxiliar y contador.',
    'Conoces a personas cuyas habilidades y experiencia coinciden con tu software y tu tipo de negocio. Los libros de una agencia no son los de un restaurante.',
    'Da a los finalistas un estado de cuenta y un mayor con cuatro diferencias. Contrata a quien haga las mejores preguntas.',
  ],
  interview: [
    {
      title: '«Cuéntame tu último cierre.»',
      text: 'Día por día. Quien lo hizo por su cuenta recuerda el día que siempre dolía.',
    },
    {
      title: '«¿Qué haces con un cargo que nadie reconoce?»',
      text: 'Preguntar, documentar, apartarlo con fecha. «Lo mando a varios» termina la conversación.',
    },
    {
      title: '«Explica el devengo al encargado de mi tienda.»',
      text: 'Tus números valen lo que entiendan de ellos quienes deciden con ellos.',
    },
  ],
  questions: [
    {
      question: '¿Conocen la contabilidad de EE. UU.?',
      answer:
        'Muchos sí: US GAAP, planes de cuentas de EE. UU. y el software habitual. Nombra lo que necesitas entre las habilidades requeridas y la puntuación muestra quién lo indica. No reemplazan al contador público que firma tu declaración o tu auditoría; le acortan el trabajo.',
    },
    {
      question: '¿Cuánto cuesta un contador?',
      answer:
        'Entre US$3,000 y US$4,000 al mes, a tiempo completo. Los auxiliares empiezan en US$2,000 y un contralor cuesta hasta US$5,500.',
    },
    {
      question: '¿Auxiliar o contador?',
      answer:
        'Si los movimientos no se registran, necesitas un auxiliar. Si se registran y aun así no confías en el resultado, necesitas un contador.',
    },
    {
      question: '¿Cómo protejo los pagos?',
      answer:
        'Que una persona prepare y otra autorice, conserva tú la autorización, da un acceso bancario propio con permisos limitados y confirma por teléfono los datos nuevos de los proveedores. Estas reglas valen para cualquier contador, esté donde esté.',
    },
    {
      question: 'Llevamos un año de atraso en los libros. ¿Es un problema?',
      answer:
        'No, pero dilo. Ponerse al día es un proyecto con final: acuerden hasta dónde, quién responde las preguntas y una fecha. La rutina mensual empieza en paralelo.',
    },
  ],
};
