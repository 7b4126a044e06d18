/** Spanish page metadata and share cards for the marketing and legal pages. */
import { brand } from '#shared/brand.ts';
import { BRAND_FACTS, CLAIMS, CONSULTATION_MINUTES } from '#shared/brand-facts.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { headsEn } from './heads.en.ts';

export const headsEs: TranslationOf<typeof headsEn> = {
  landing: {
    title: 'Talento latinoamericano para empresas de EE. UU.',
    description: `Contrata en menos de ${CLAIMS.daysToHire} días a profesionales remotos de América Latina que hablan inglés, con perfil aprobado y ${BRAND_FACTS.guaranteeMonths} meses de garantía, sin pagos por adelantado.`,
    share: { kicker: 'Talento latinoamericano', title: 'Tu próxima gran contratación, casi en tu mismo horario.' },
  },
  pricing: {
    title: 'Precios y preguntas frecuentes',
    description: `Cuánto cuesta contratar y cuándo se paga: nada por adelantado, una comisión al contratar, ${BRAND_FACTS.guaranteeMonths} meses de garantía, devoluciones y tipo de contrato.`,
    share: { kicker: 'Precios', title: 'Solo pagas cuando contratas.' },
  },
  consultation: {
    title: 'Agenda una consulta',
    description: `Una consulta gratuita de ${CONSULTATION_MINUTES} minutos sobre el puesto que quieres cubrir con profesionales remotos de América Latina.`,
    share: { kicker: 'Consulta', title: `Reserva tu consulta gratuita de ${CONSULTATION_MINUTES} minutos` },
  },
  privacy: {
    title: 'Privacidad',
    description: `Qué guarda ${brand.name} sobre ti, para qué, por cuánto tiempo, quién lo ve y qué derechos tienes en Chile, Brasil, California y la Unión Europea.`,
    share: { kicker: 'Privacidad', title: 'Qué guardamos sobre ti y qué derechos tienes' },
  },
  terms: {
    title: 'Términos',
    description: `Qué pueden esperar las empresas y los profesionales unos de otros y de ${brand.name}: la comisión, los ${BRAND_FACTS.guaranteeMonths} meses de garantía, las cuentas y la conducta.`,
    share: { kicker: 'Términos', title: 'Qué podemos esperar unos de otros' },
  },
};
