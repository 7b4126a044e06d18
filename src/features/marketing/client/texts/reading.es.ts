/** Spanish text around articles and legal pages, and of the consultation page. */
import { brand } from '#shared/brand.ts';
import { BRAND_FACTS, CLAIMS, CONSULTATION_MINUTES } from '#shared/brand-facts.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { readingEn } from './reading.en.ts';

export const readingEs: TranslationOf<typeof readingEn> = {
  legal: {
    contents: 'Contenido',
    changed: 'Última modificación:',
    other: { privacy: 'Leer los términos', terms: 'Leer el aviso de privacidad' },
  },
  blog: {
    author: `El equipo de ${brand.name}`,
    reader: { companies: 'Para empresas', professionals: 'Para profesionales' },
    all: 'Todos los artículos (en inglés)',
    minutes: '{minutes} min de lectura',
    onThisPage: 'En esta página',
    more: 'Más artículos',
    next: 'Artículo siguiente',
    previous: 'Artículo anterior',
  },
  consultation: {
    eyebrow: 'Consulta',
    title: `Reserva tu consulta gratuita de ${CONSULTATION_MINUTES} minutos`,
    lead: 'Conversa con nuestro equipo sobre el puesto que quieres cubrir. Es gratis y no te compromete a nada. Muchas empresas ahorran entre el 30% y el 70% en costos de talento.',
    expect: 'Qué esperar',
    steps: [
      {
        time: '0-10 min',
        title: 'Tu equipo y el puesto',
        text: 'Qué hará la persona, con quién, en qué horario y qué resultados esperas a los tres meses.',
      },
      {
        time: '10-20 min',
        title: 'Qué ofrece el mercado',
        text: 'Qué perfiles aprobados hay para puestos como el que quieres cubrir, cuánto pide cada persona y cuántas horas de su jornada coinciden con la tuya.',
      },
      {
        time: '20-25 min',
        title: 'Cómo trabajamos',
        text: `La selección de candidatos, las entrevistas, las ofertas, la comisión y los ${BRAND_FACTS.guaranteeMonths} meses de garantía. Sin pagos por adelantado: solo pagas cuando contratas.`,
      },
      {
        time: `25-${CONSULTATION_MINUTES} min`,
        title: 'Si quieres, el siguiente paso',
        text: `Te llevas un plan y una fecha para conocer a tus primeros candidatos, en menos de ${CLAIMS.daysToHire} días. Si no podemos ayudarte, te lo decimos.`,
      },
    ],
    write: {
      title: '¿Prefieres escribirnos?',
      text: 'Cuéntanos qué puesto quieres cubrir y propón dos o tres horarios que te convengan. Te respondemos con una invitación a una videollamada.',
      button: 'Escribirnos',
      subject: `Una consulta gratuita de ${CONSULTATION_MINUTES} minutos`,
      body: 'El puesto que queremos cubrir:\n\nCuándo nos gustaría que empezara la persona:\n\nDos o tres horarios que nos convienen:\n',
    },
    haveAccount: '¿Ya tienes una cuenta?',
    logIn: 'Inicia sesión',
    lookAround: '¿Primero quieres conocer la plataforma?',
    signUp: 'Regístrate',
  },
};
