/** The role page of customer support, in Spanish. */
import type { FamilyTexts } from '../role-family.ts';

export const customerSupportEs: FamilyTexts = {
  name: 'Atención al cliente',
  inSentence: 'atención al cliente',
  line: 'Soporte, incorporación, ayuda técnica y éxito del cliente',
  title: 'Soporte que responde antes del segundo mensaje.',
  lead: 'Personas que leen el ticket completo, escriben como lo harías tú y te cuentan qué preguntan siempre los clientes, del primer café en Nueva York al último en Los Ángeles.',
  pageTitle: 'Contrata atención al cliente remota de América Latina',
  description:
    'Representantes de soporte, especialistas en incorporación y responsables de éxito del cliente de América Latina: niveles, salarios mensuales y cobertura.',
  rolesTitle: 'Una cola y quienes la mantienen corta',
  rolesLead:
    'La primera persona que contratas responde. La segunda te permite cubrir el almuerzo. La tercera empieza a hacer desaparecer las preguntas.',
  roles: [
    {
      title: 'Representante de atención al cliente',
      work: 'Responde correo y chat, conoce las reglas y cuándo pedir una excepción, y cierra el día con la cola vacía.',
    },
    {
      title: 'Especialista bilingüe en soporte',
      work: 'Atiende teléfono y chat en inglés y español o portugués, y reescribe las páginas de ayuda para que sirvan en ambos.',
    },
    {
      title: 'Especialista en soporte técnico',
      work: 'Reproduce el problema, encuentra la línea del registro y entrega a desarrollo un informe con el que pueden actuar sin llamar.',
    },
    {
      title: 'Especialista en incorporación de clientes',
      work: 'Acompaña a los clientes nuevos los primeros treinta días y nota quién se detuvo en el segundo.',
    },
    {
      title: 'Responsable de éxito del cliente',
      work: 'Cuida una cartera de cuentas, lee el uso antes de que el cliente se queje y prepara las renovaciones con meses de anticipación.',
    },
    {
      title: 'Líder de equipo de soporte',
      work: 'Planifica los turnos, revisa respuestas cada semana y lleva la lista de las diez preguntas que no deberían existir.',
    },
  ],
  showcase: {
    kind: 'coverage',
    title: 'Doce horas de respuestas, sin turno nocturno',
    lead: 'Tres personas con jornadas normales, de nueve a seis en sus propios relojes. Visto desde Nueva York en invierno, esto reciben tus clientes.',
    note: 'Cuanto más lleno el color de una hora, más de las tres personas están trabajando. En verano cubren de 8 a 20.',
    shifts: [
      { place: 'Buenos Aires', hours: '7-16 h', from: 7, to: 16 },
      { place: 'Bogotá', hours: '9-18 h', from: 9, to: 18 },
      { place: 'Ciudad de México', hours: '10-19 h', from: 10, to: 19 },
    ],
  },
  benefits: [
    {
      title: 'La calidez viene incluida',
      text: 'La hospitalidad no es un guion. Tienes que enseñar el producto; la paciencia ya está.',
    },
    {
      title: 'Personas que se quedan con el producto',
      text: 'Un pago estable en dólares y horas de día hacen del soporte una profesión y no una escala. Tus clientes hablan con alguien que recuerda.',
    },
    {
      title: 'Un segundo idioma en la misma silla',
      text: 'Responde a los clientes que prefieren escribir en español o portugués, sin un segundo equipo.',
    },
  ],
  process: [
    'Trae una semana de tickets anonimizados. De ahí leemos cuántas personas necesitas, a qué horas y con cuánta técnica.',
    'Lees cómo escriben los candidatos: su perfil y su carta de presentación están en sus palabras. En soporte, eso es el trabajo mismo.',
    'Haz que los finalistas respondan los mismos tres mensajes, uno de ellos grosero. Elige las respuestas que firmarías.',
  ],
  interview: [
    {
      title: '«Este cliente no tiene razón y está furioso. ¿Qué escribes?»',
      text: 'Mira la primera frase. Debería decir qué pasa ahora, no cuánto lo lamentan todos ni quién tenía razón.',
    },
    {
      title: '«¿Qué pregunta no quisieras responder nunca más?»',
      text: 'Quien lo ha hecho bien la nombra al instante y tiene una idea de cómo quitar su causa.',
    },
    {
      title: '«¿Cuándo rompiste una regla por un cliente?»',
      text: '«Nunca» no es la mejor respuesta. Quieres criterio, y alguien que después avisó al equipo.',
    },
  ],
  questions: [
    {
      question: '¿Pueden cubrir tardes y fines de semana?',
      answer:
        'Las tardes salen del mapa: de nueve a seis en Ciudad de México termina a las siete u ocho en Nueva York. Los fines de semana se acuerdan; dilo en la publicación, rota con justicia y da otros días libres.',
    },
    {
      question: '¿Qué tan bueno es su inglés escrito?',
      answer:
        'Se postulan en inglés, y leemos cada perfil antes de que lo encuentres. Un perfil puede llevar un nivel de inglés verificado, con su fecha. Conviene que lo pruebes también con tu propio tono: tres respuestas a mensajes como los tuyos muestran más que un certificado.',
    },
    {
      question: '¿Cuánto cuesta el soporte al mes?',
      answer:
        'De US$2,000 para un representante junior a US$4,000 para un líder de equipo. Un responsable de éxito del cliente está entre US$2,500 y US$3,500.',
    },
    {
      question: '¿Cómo protegemos los datos de nuestros clientes?',
      answer:
        'Da acceso mediante tu propia mesa de ayuda con un rol de soporte, activa el acceso en dos pasos, oculta números de tarjeta y que nadie trabaje con listas exportadas. Pon la confidencialidad en tu contrato con ellos.',
    },
    {
      question: '¿Cuánto lleva la capacitación?',
      answer:
        'Calcula dos semanas hasta que alguien responda solo la mitad habitual de tus tickets, y unos dos meses para el resto. Va más rápido con una página escrita para cada una de las diez preguntas más frecuentes; escribirlas es una buena primera tarea.',
    },
  ],
};
