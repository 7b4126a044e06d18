/** What the pricing page says, in Spanish. */
import { brand } from '#shared/brand.ts';
import type { TranslationOf } from '#shared/translation.ts';
import { feeEs } from '#shared/words/fee.es.ts';
import type { pricingEn } from './pricing.en.ts';

export const pricingEs: TranslationOf<typeof pricingEn> = {
  eyebrow: 'Precios',
  title: 'Pagas cuando contratas, y no antes.',
  lead: `Sin pagos por adelantado ni suscripción. Publicar un empleo, leer perfiles, escribir y entrevistar en ${brand.name} no cuesta nada.`,
  factsTitle: 'Cuánto cuesta y qué lo respalda',
  before: {
    title: 'Antes de contratar',
    figure: 'US$0',
    text: 'Publica empleos, mira quién encaja, invita, entrevista. Para los profesionales es gratis siempre.',
  },
  fee: {
    title: 'Cuando contratas',
    known: '{percent}%',
    open: 'Una comisión',
    text: feeEs,
  },
  pay: {
    title: 'El pago del profesional',
    figure: 'Entre ustedes',
    text: 'Tú acuerdas el pago con el profesional, cuyo perfil puede indicar una tarifa. Las páginas de puestos muestran rangos mensuales y, al escribir una publicación, ves cuánto se pide cuando lo indican suficientes personas.',
  },
  guarantee: {
    title: 'La garantía',
    figure: '{months} meses',
    text: 'Si una contratación no funciona, buscamos un reemplazo sin otra comisión. Con sus condiciones registradas, la contratación muestra el día en que termina la garantía.',
  },
  questionsTitle: 'Preguntas sobre dinero y empleo',
  questions: {
    when: {
      question: '¿Cuándo pago?',
      answer:
        'Cuando contratas: una vez que un candidato acepta tu oferta o tú lo marcas como contratado. No hay pagos por adelantado, y una búsqueda que termina sin contratación no te cuesta nada.',
    },
    fee: {
      question: '¿De cuánto es la comisión?',
      answer: feeEs,
    },
    refund: {
      question: '¿Me devuelven la comisión si no funciona?',
      known:
        'Dentro de los {days} días desde el inicio, sí, completa. Después, y hasta {months} meses desde el inicio, vale la garantía: buscamos un reemplazo sin otra comisión.',
      open: 'Lo que prometemos es la garantía: durante {months} meses desde el inicio buscamos un reemplazo sin otra comisión. No prometemos una devolución.',
    },
    guarantee: {
      question: '¿Qué cubre la garantía?',
      answer:
        'Los primeros {months} meses calendario desde la fecha de inicio. La usas desde la página donde se muestra la contratación, y ahí queda registrado el reemplazo.',
    },
    status: {
      question: '¿Los profesionales son empleados o contratistas?',
      contractor:
        'Trabajan para ti como contratistas independientes, con las condiciones de la oferta que aceptaron. Si eso corresponde a su forma de trabajar, consúltalo con tu asesor.',
      employer:
        'Los emplea en su país un empleador registrado, que te factura. Tú diriges el trabajo; la nómina y la ley local son su parte.',
      open: `${brand.name} no los emplea. Una oferta indica pago, horas y fechas; cómo los contratas queda entre ustedes. Qué corresponde depende de su país y de cómo trabajen juntos, así que consulta a tu asesor.`,
    },
    professionals: {
      question: '¿Los profesionales pagan algo?',
      answer: 'No. Postularse, las verificaciones y la contratación son gratis para ellos.',
    },
  },
};
