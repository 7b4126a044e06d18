/** The role page of marketing, in Spanish. */
import type { FamilyTexts } from '../role-family.ts';

export const marketingEs: FamilyTexts = {
  name: 'Marketing',
  inSentence: 'marketing',
  line: 'Contenidos, buscadores, publicidad, diseño y quienes los dirigen',
  title: 'Marketing que lanza la campaña, no la presentación.',
  lead: 'Redactores, diseñadores, compradores de medios y gerentes de América Latina que trabajan en tu canal, en tu horario y con los números que miras cada lunes.',
  pageTitle: 'Contrata profesionales de marketing de América Latina',
  description:
    'Profesionales de marketing de América Latina, con perfil aprobado: puestos con nivel, habilidades y salarios de US$2,200 a US$5,500 al mes, en tu horario.',
  rolesTitle: 'Siete lugares en un equipo de marketing',
  rolesLead:
    'Rara vez los necesitas todos. La mayoría empieza con un especialista para el canal que ya funciona, o con un gerente que averigua cuál es.',
  roles: [
    {
      title: 'Especialista en redes sociales',
      work: 'Planifica el mes, hace las publicaciones y responde los comentarios el mismo día, con tu voz y no con la de la plataforma.',
    },
    {
      title: 'Redactor de contenidos',
      work: 'Entrevista a quienes saben en tu empresa y convierte una hora de charla en un artículo, un boletín y tres publicaciones.',
    },
    {
      title: 'Diseñador de marca',
      work: 'Da una sola mano a anuncios, páginas y presentaciones, y arma las plantillas con las que los demás la conservan.',
    },
    {
      title: 'Especialista en SEO',
      work: 'Encuentra las preguntas que escriben tus clientes, repara lo que impide que tus páginas las respondan e informa en palabras claras.',
    },
    {
      title: 'Especialista en publicidad digital',
      work: 'Maneja los presupuestos de buscadores y redes como si el dinero fuera suyo: prueba cada semana, corta lo que no rinde, explica por qué.',
    },
    {
      title: 'Gerente de marketing',
      work: 'Se hace cargo del calendario, del presupuesto y de las agencias. Decide qué no hacer este trimestre y lleva los números a la reunión.',
    },
    {
      title: 'Responsable de crecimiento',
      work: 'Une marketing, producto y ventas en un solo embudo con un solo dueño, y arma el equipo que lo lleva.',
    },
  ],
  showcase: {
    kind: 'timeline',
    title: 'El primer trimestre de una contratación de marketing',
    lead: 'El marketing es fácil de mantener ocupado y difícil de juzgar. Acuerden esto antes del primer día y ambos sabrán qué es hacerlo bien.',
    steps: [
      {
        when: 'Semanas 1-2',
        title: 'Leer todo',
        text: 'Las campañas del año pasado, diez llamadas de ventas, las reseñas. De ahí sale una página: quién compra, por qué y dónde oye de ti.',
      },
      {
        when: 'Semanas 3-4',
        title: 'Reparar la medición',
        text: 'Seguimiento, formularios, el origen de los contactos. Nada se lanza con números en los que nadie confía.',
      },
      {
        when: 'Mes 2',
        title: 'Un canal, bien hecho',
        text: 'Una sola apuesta con presupuesto, fecha y un número que la terminaría. Notas semanales, buenas o malas.',
      },
      {
        when: 'Mes 3',
        title: 'Seguir, parar, duplicar',
        text: 'Lo que funcionó se vuelve rutina con plantilla. Lo que no, queda escrito, para que nadie lo repita la próxima primavera.',
      },
    ],
  },
  benefits: [
    {
      title: 'Las dos Américas en una cabeza',
      text: 'Quien es bilingüe escribe para tus clientes en EE. UU. y puede abrir el mercado hispano o brasileño de al lado, sin agencia de traducción.',
    },
    {
      title: 'Campañas que reaccionan el mismo día',
      text: 'Con 6-8 horas en común, un titular que falla a las diez es otro al mediodía. Ninguna campaña se quema de noche.',
    },
    {
      title: 'Especialistas al precio de un generalista',
      text: 'Lo que cuesta un todoterreno en EE. UU. suele pagar aquí a dos personas que hacen muy bien una cosa cada una.',
    },
  ],
  process: [
    'Hablamos de qué vendes, qué ha funcionado y cuánto puedes gastar. A menudo el puesto resulta no ser el del borrador.',
    'Conoces a unas pocas personas cuyo trabajo encaja con tu canal. Una puntuación dice qué encaja y qué falta.',
    'Da a las dos mejores la misma tarea pequeña y pagada, con tus propios números. Elige, empieza y paga solo entonces.',
  ],
  interview: [
    {
      title: '«¿Qué campaña tuya fracasó y cuándo lo supiste?»',
      text: 'Quieres oír una fecha, un número y qué se detuvo. Cuidado con quien nunca ha fallado.',
    },
    {
      title: '«Esta es nuestra página de inicio. ¿Qué quitarías?»',
      text: 'Agregar es fácil. Quien quita dos cosas y sabe decir por qué ha entendido para quién es la página.',
    },
    {
      title: '«¿Qué necesitarías de nosotros para el viernes de la primera semana?»',
      text: 'Las buenas respuestas nombran accesos, personas y una lista de clientes a los que llamar. Las vagas, un taller de marca.',
    },
  ],
  questions: [
    {
      question: '¿Puede alguien de fuera de EE. UU. escribir para clientes de EE. UU.?',
      answer:
        'Sí, si es lo que ha hecho. Pide trabajos publicados y mira para quién eran. Para textos con acento regional o humor, que un colega tuyo los lea el primer mes.',
    },
    {
      question: '¿Cuánto cuesta al mes una contratación de marketing?',
      answer:
        'Los puestos de ejemplo van de US$2,200 para un especialista junior en redes sociales a US$5,500 para un responsable de crecimiento, a tiempo completo. Un gerente de marketing está entre US$3,500 y US$4,500.',
    },
    {
      question: '¿Empiezo con un especialista o con un gerente?',
      answer:
        'Si sabes qué canal trae clientes, contrata al especialista que lo hace crecer. Si no, contrata primero al gerente y dale tres meses y un presupuesto para averiguarlo.',
    },
    {
      question: '¿El presupuesto de publicidad está incluido?',
      answer:
        'No. Los rangos son salarios. Lo que gastas en publicidad queda en tus propias cuentas, con un acceso que puedes retirar en cualquier momento.',
    },
    {
      question: '¿De quién es lo que hacen?',
      answer:
        'Debería ser tuyo, y tu contrato con ellos tiene que decirlo. Incluye derechos de autor, cuentas y archivos originales antes del primer día.',
    },
  ],
};
