/** Texts of the pricing page, in Spanish. */
import { brand } from '#shared/brand.ts';
import type { TranslationOf } from '#shared/translation.ts';
import { feeEs } from '#shared/words/fee.es.ts';
import type { pricingEn } from './pricing.en.ts';

export const pricingEs: TranslationOf<typeof pricingEn> = {
  eyebrow: 'Precios',
  title: 'Pagas solo cuando contratas.',
  lead: `Sin pagos por adelantado ni suscripción. Publicar una vacante, leer perfiles, enviar mensajes y entrevistar en ${brand.name} no cuesta nada.`,
  factsTitle: 'Cuánto cuesta y qué incluye',
  before: {
    title: 'Antes de contratar',
    figure: 'US$0',
    text: 'Publica vacantes, mira quién encaja, invita y entrevista. Para los profesionales es gratis de principio a fin.',
  },
  fee: {
    title: 'Cuando contratas',
    known: '{percent}%',
    open: 'Una comisión',
    text: feeEs,
  },
  pay: {
    title: 'El pago del profesional',
    figure: 'Lo acuerdan ustedes',
    text: 'Acuerdas el pago con el profesional, que puede indicar una tarifa en su perfil. Las páginas de puestos muestran rangos mensuales. Al escribir un anuncio ves cuánto pide la gente, si suficientes personas indican su tarifa.',
  },
  guarantee: {
    title: 'La garantía',
    figure: '{months} meses',
    text: 'Si una contratación no funciona, buscamos un reemplazo sin otra comisión. Cuando se registran las condiciones, la contratación muestra hasta qué día vale la garantía.',
  },
  questionsTitle: 'Preguntas sobre pagos y contratos',
  questions: {
    when: {
      question: '¿Cuándo pago?',
      answer:
        'Al contratar: cuando un candidato acepta tu oferta o registras una contratación. No hay pagos por adelantado, y una búsqueda que termina sin contratación no te cuesta nada.',
    },
    fee: {
      question: '¿De cuánto es la comisión?',
      answer: feeEs,
    },
    refund: {
      question: '¿Me devuelven la comisión si no funciona?',
      known:
        'Si termina dentro de los {days} días desde el inicio, sí, completa. Después, y hasta {months} meses desde el inicio, aplica la garantía: buscamos un reemplazo sin otra comisión.',
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
        'Trabajan para ti como contratistas independientes, con las condiciones de la oferta que aceptaron. Pregunta a tu asesor legal o fiscal si eso se ajusta a su forma de trabajar.',
      employer:
        'Los contrata en su país una empresa empleadora (employer of record), que te factura. Tú diriges el trabajo; esa empresa se encarga de la nómina y de la ley local.',
      open: `${brand.name} no los emplea. La oferta indica pago, horas y fechas; la forma de contratarlos la deciden ustedes. Lo correcto depende del país del profesional y de cómo trabajen juntos, así que pregunta a tu asesor legal o fiscal.`,
    },
    professionals: {
      question: '¿Los profesionales pagan algo?',
      answer: 'No. Postularse, las verificaciones y la contratación son gratis para ellos.',
    },
  },
};
