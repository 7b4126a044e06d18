/** Spanish text for the pricing page. */
import { brand } from '#shared/brand.ts';
import type { TranslationOf } from '#shared/translation.ts';
import { feeEs } from '#shared/words/fee.es.ts';
import type { pricingEn } from './pricing.en.ts';

export const pricingEs: TranslationOf<typeof pricingEn> = {
  eyebrow: 'Precios',
  title: 'Solo pagas cuando contratas.',
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
    text: 'Tú y el profesional acuerdan el pago. El perfil puede indicar una tarifa, y las páginas de puestos muestran rangos mensuales. Mientras escribes un anuncio, ves cuánto piden quienes hacen ese trabajo, siempre que haya suficientes perfiles con tarifa.',
  },
  guarantee: {
    title: 'La garantía',
    figure: '{months} meses',
    text: 'Si una contratación no funciona, buscamos un reemplazo sin cobrarte otra comisión. Una vez registradas las condiciones de la contratación, su página muestra el día en que termina la garantía.',
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
      question: '¿Me devuelven la comisión si una contratación no funciona?',
      known:
        'Sí, te la devolvemos completa si la contratación termina en los primeros {days} días. Después se aplica la garantía, hasta que se cumplen {months} meses desde el inicio: buscamos un reemplazo sin cobrarte otra comisión.',
      open: 'No prometemos una devolución. Prometemos la garantía: durante {months} meses desde el inicio, buscamos un reemplazo sin cobrarte otra comisión.',
    },
    guarantee: {
      question: '¿Qué cubre la garantía?',
      answer:
        'Los primeros {months} meses calendario desde la fecha de inicio. La usas desde Contrataciones, en el menú, y ahí queda registrado el reemplazo.',
    },
    status: {
      question: '¿Los profesionales son empleados o contratistas?',
      contractor:
        'Trabajan para ti como contratistas independientes, con las condiciones de la oferta que aceptaron. Consulta con tu asesor legal o fiscal si eso se ajusta a la forma en que trabajan juntos.',
      employer:
        'Los contrata en su país una empresa empleadora (employer of record), que te factura. Tú diriges el trabajo; esa empresa se encarga de la nómina y de cumplir la ley local.',
      open: `${brand.name} no los emplea. La oferta indica pago, horas y fechas; la forma de contratación la acuerdas con cada profesional. Qué forma conviene depende del país del profesional y de cómo trabajen juntos, así que consulta con tu asesor legal o fiscal.`,
    },
    professionals: {
      question: '¿Los profesionales pagan algo?',
      answer: 'No. La postulación, las verificaciones y la contratación son gratis para ellos.',
    },
  },
};
