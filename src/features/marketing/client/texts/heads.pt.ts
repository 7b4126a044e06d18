/** Portuguese page metadata and share cards for the marketing and legal pages. */
import { brand } from '#shared/brand.ts';
import { BRAND_FACTS, CLAIMS, CONSULTATION_MINUTES } from '#shared/brand-facts.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { headsEn } from './heads.en.ts';

export const headsPt: TranslationOf<typeof headsEn> = {
  landing: {
    title: 'Talentos latino-americanos para empresas dos EUA',
    description: `Contrate em menos de ${CLAIMS.daysToHire} dias profissionais remotos da América Latina que falam inglês e têm perfil aprovado, com ${BRAND_FACTS.guaranteeMonths} meses de garantia e sem pagamento antecipado.`,
    share: {
      kicker: 'Talentos latino-americanos',
      title: 'Sua próxima grande contratação está a um fuso de distância.',
    },
  },
  pricing: {
    title: 'Preços e perguntas',
    description: `Quanto custa contratar e quando se paga: nada adiantado, uma taxa na contratação, ${BRAND_FACTS.guaranteeMonths} meses de garantia e respostas sobre reembolso e tipo de contrato.`,
    share: { kicker: 'Preços', title: 'Você só paga quando contrata.' },
  },
  consultation: {
    title: 'Agende uma consulta',
    description: `Uma consulta gratuita de ${CONSULTATION_MINUTES} minutos sobre a vaga que você quer preencher com um profissional remoto da América Latina.`,
    share: { kicker: 'Consulta', title: `Agende sua consulta gratuita de ${CONSULTATION_MINUTES} minutos` },
  },
  privacy: {
    title: 'Privacidade',
    description: `O que a ${brand.name} guarda sobre você, para quê, por quanto tempo, quem vê e quais são seus direitos no Chile, no Brasil, na Califórnia e na UE.`,
    share: { kicker: 'Privacidade', title: 'O que guardamos sobre você e quais são seus direitos' },
  },
  terms: {
    title: 'Termos',
    description: `O que empresas e profissionais podem esperar da ${brand.name} e uns dos outros: a taxa, os ${BRAND_FACTS.guaranteeMonths} meses de garantia, as contas e a conduta.`,
    share: { kicker: 'Termos', title: 'O que podemos esperar uns dos outros' },
  },
};
