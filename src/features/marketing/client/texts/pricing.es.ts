/** What the pricing page says, in Spanish. */
import { brand } from '#shared/brand.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { pricingEn } from './pricing.en.ts';

export const pricingEs: TranslationOf<typeof pricingEn> = {
  eyebrow: 'Precios',
  title: 'Pagas cuando contratas, y no antes.',
  lead: `Sin pagos por adelantado ni suscripción para mirar. Publicar un empleo, leer perfiles, escribir y entrevistar en ${brand.name} no cuesta nada.`,
  factsTitle: 'Cuánto cuesta y qué lo respalda',
  before: {
    title: 'Antes de contratar',
    figure: 'US$0',
    text: 'Publica empleos, mira quién encaja, invita, entrevista. Para los profesionales es gratis siempre.',
  },
  fee: {
    title: 'Cuando contratas',
    known: '{percent}%',
    knownText: 'del pago de los primeros doce meses, una sola vez.',
    open: 'Una comisión',
    openText: 'La cifra está en el contrato que recibes antes de conocer a un candidato. Pídela en la consulta.',
  },
  pay: {
    title: 'El pago del profesional',
    figure: 'Es suyo',
    text: 'Cada persona indica su tarifa y tú acuerdas el pago con ella. Las páginas de puestos muestran rangos mensuales; al publicar ves lo que se pide en ese momento.',
  },
  guarantee: {
    title: 'La garantía',
    figure: '{months} meses',
    text: 'Si una contratación no funciona, buscamos un reemplazo sin otra comisión. Hasta cuándo vale figura en cada contratación.',
  },
  questionsTitle: 'Preguntas sobre dinero y contratos',
  questions: {
    when: {
      question: '¿Cuándo pago?',
      answer:
        'Cuando contratas: una vez que un candidato aceptó tu oferta. No hay pagos por adelantado, y una búsqueda que termina sin contratación no te cuesta nada.',
    },
    fee: {
      question: '¿De cuánto es la comisión?',
      known: '{percent}% del pago de los primeros doce meses, una vez por contratación.',
      open: 'Se acuerda contigo por escrito antes de que conozcas a un candidato. No publicamos aquí una cifra que tu contrato podría no decir.',
    },
    refund: {
      question: '¿Me devuelven la comisión si no funciona?',
      known:
        'Dentro de los {days} días desde el inicio, sí, completa. Después vale la garantía de {months} meses: buscamos un reemplazo sin otra comisión.',
      open: 'Lo prometido es la garantía: durante {months} meses buscamos un reemplazo sin otra comisión. Si se devuelve la comisión y hasta cuándo, lo dice tu contrato.',
    },
    guarantee: {
      question: '¿Qué cubre la garantía?',
      answer:
        'Los primeros {months} meses calendario desde el día en que empieza el trabajo. La solicitas en la página de la contratación, y ahí queda registrado el reemplazo.',
    },
    status: {
      question: '¿Los profesionales son empleados o contratistas?',
      contractor:
        'Trabajan para ti como contratistas independientes, con un contrato entre ustedes. Si eso corresponde a su forma de trabajar, consúltalo con tu asesor.',
      employer:
        'Los emplea en su país un empleador registrado, que te factura. Tú diriges el trabajo; la nómina y la ley local son su parte.',
      open: `${brand.name} no los emplea. Cómo los contratas se acuerda entre ustedes y figura en la oferta; qué corresponde depende de su país y de cómo trabajen juntos, así que consulta a tu asesor.`,
    },
    professionals: {
      question: '¿Los profesionales pagan algo?',
      answer: 'No. Postularse, las verificaciones y la contratación son gratis para ellos.',
    },
  },
};
