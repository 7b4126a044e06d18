/** The role page of IT, in Spanish. */
import type { FamilyTexts } from '../role-family.ts';

export const itEs: FamilyTexts = {
  name: 'Tecnología',
  inSentence: 'tecnología',
  line: 'Web, datos, calidad, nube y soporte',
  title: 'Ingenieros que están en la revisión cuando falla la compilación.',
  lead: 'Personas de desarrollo, pruebas, datos y nube de América Latina que comparten tu jornada, discuten en tus pull requests y se quedan lo suficiente para mantener lo que escribieron.',
  pageTitle: 'Contrata desarrolladores remotos de América Latina',
  description:
    'Desarrolladores, QA, datos y nube de América Latina, con perfil aprobado. Contrataciones senior por US$3,000-US$5,000 al mes; en EE. UU., US$8,000-US$15,000+.',
  rolesTitle: 'Siete personas que podrían estar mañana en tu reunión diaria',
  rolesLead:
    'En software los títulos dicen poco, así que cada línea cuenta qué le quita la persona al equipo. Nombra tus tecnologías en la consulta; deciden más que el título.',
  roles: [
    {
      title: 'Especialista en soporte de TI',
      work: 'Prepara equipos y cuentas, atiende la mesa de ayuda y se asegura de que quien se va pierda el acceso ese mismo día.',
    },
    {
      title: 'Analista de QA',
      work: 'Rompe la versión antes que tus clientes, lo anota de modo que se pueda repetir y automatiza lo que aburre a la gente.',
    },
    {
      title: 'Desarrollador frontend',
      work: 'Construye pantallas que aguantan un teléfono lento y un teclado, y pregunta a diseño antes de adivinar.',
    },
    {
      title: 'Analista de datos',
      work: 'Convierte «¿puedes sacar los números?» en un tablero que responde también las tres preguntas siguientes.',
    },
    {
      title: 'Desarrollador backend',
      work: 'Se hace cargo de un servicio, del esquema a la alerta, revisa a otros y deja el sistema más simple de lo que era.',
    },
    {
      title: 'Ingeniero DevOps',
      work: 'Hace aburrido el despliegue: integración continua, infraestructura como código, copias de seguridad que se restauraron al menos una vez.',
    },
    {
      title: 'Desarrollador full stack',
      work: 'Lleva un problema de producto a producción por su cuenta, decide la arquitectura y hace crecer a dos colegas más jóvenes.',
    },
  ],
  showcase: {
    kind: 'cost',
    title: 'La misma experiencia, en otro mercado de vivienda',
    lead: 'Las contrataciones senior cuestan aquí US$3,000-US$5,000 al mes, frente a US$8,000-US$15,000+ en EE. UU. El oficio es el mismo; el alquiler, no.',
    points: [
      {
        title: 'Gasta una parte en el salario',
        text: 'Una oferta en la mitad alta del rango cuesta unos cientos de dólares y te ahorra la próxima búsqueda.',
      },
      {
        title: 'Gasta una parte en verse',
        text: 'Dos semanas al año en la misma sala hacen más por el código que una herramienta nueva. El vuelo es corto.',
      },
      {
        title: 'Guarda el resto',
        text: 'Es la diferencia entre una persona y un equipo pequeño en el que alguien revisa el código.',
      },
    ],
  },
  benefits: [
    {
      title: 'Revisiones esa misma mañana',
      text: 'Un pull request abierto a las diez está integrado al mediodía. Nada espera toda la noche por un comentario sobre el nombre de una variable.',
    },
    {
      title: 'Dejan las cosas por escrito',
      text: 'Quienes llevan años trabajando a distancia dejan las decisiones en documentos y commits, no en la memoria de alguien.',
    },
    {
      title: 'Puntuados por habilidades',
      text: 'Nuestro emparejamiento sabe que Next.js está cerca de React y PostgreSQL de SQL, muestra lo relacionado y lo que falta, y nunca mira la escuela.',
    },
  ],
  process: [
    'Hablamos de las tecnologías, del equipo y de los próximos seis meses. Si no tienes a nadie técnico, te decimos qué pedir.',
    'Recibes candidatos con una puntuación según tus habilidades requeridas: coincidentes, relacionadas, ausentes. Sin adivinar palabras clave.',
    'Arreglen juntos un error pequeño durante una hora, en un repositorio hecho para eso. Contrata a quien querrías en esa llamada todos los días.',
  ],
  interview: [
    {
      title: '«¿Qué construiste que siga funcionando?»',
      text: '¿Y quién lo cuida hoy? El criterio viene del mantenimiento.',
    },
    {
      title: '«Aquí hay un pull request. Revísalo.»',
      text: 'Mira qué aparece primero: el error, la prueba que falta o el formato. Y también cómo lo dice.',
    },
    {
      title: '«Cuéntame una decisión que desharías.»',
      text: 'Quien tiene experiencia tiene varias. Y puede nombrar lo que entonces no sabía.',
    },
  ],
  questions: [
    {
      question: '¿Cuánto cuesta un desarrollador senior?',
      answer:
        'Entre US$3,000 y US$5,000 al mes a tiempo completo, frente a US$8,000-US$15,000+ por una contratación comparable en EE. UU. Un desarrollador full stack que además lidera cuesta entre US$4,000 y US$6,000.',
    },
    {
      question: '¿De quién es el código?',
      answer:
        'Tuyo, si tu contrato con ellos lo dice. Incluye la cesión de propiedad intelectual, conserva repositorios y cuentas de nube en tu propia organización y da los accesos por nombre.',
    },
    {
      question: 'No soy técnico. ¿Cómo elijo?',
      answer:
        'Pide algo que funcione y que el candidato te lo explique sin jerga. Haz que una persona técnica independiente mire la muestra durante una hora; es una hora bien gastada.',
    },
    {
      question: '¿Cómo se integran en nuestro proceso?',
      answer:
        'Como cualquiera que trabaja desde casa: la misma reunión diaria, el mismo tablero, las mismas guardias, pagadas con justicia. Con 6-8 horas en común al día no hace falta un segundo proceso.',
    },
    {
      question: '¿Y la seguridad?',
      answer:
        'Equipos administrados por la empresa, acceso en dos pasos, permisos por rol y nada de datos de producción en máquinas personales. Haz con todos lo que harías con alguien en la oficina.',
    },
  ],
};
