/** Portuguese text around articles and legal pages, and of the consultation page. */
import { brand } from '#shared/brand.ts';
import { BRAND_FACTS, CLAIMS, CONSULTATION_MINUTES } from '#shared/brand-facts.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { readingEn } from './reading.en.ts';

export const readingPt: TranslationOf<typeof readingEn> = {
  legal: {
    contents: 'Conteúdo',
    changed: 'Última alteração:',
    other: { privacy: 'Ler os termos', terms: 'Ler o aviso de privacidade' },
  },
  blog: {
    author: `Equipe da ${brand.name}`,
    reader: { companies: 'Para empresas', professionals: 'Para profissionais' },
    all: 'Todos os artigos (em inglês)',
    minutes: '{minutes} min de leitura',
    onThisPage: 'Nesta página',
    more: 'Mais artigos',
    next: 'Próximo artigo',
    previous: 'Artigo anterior',
  },
  consultation: {
    eyebrow: 'Consulta',
    title: `Agende sua consulta gratuita de ${CONSULTATION_MINUTES} minutos`,
    lead: 'Converse com nossa equipe sobre a vaga que você quer preencher. É grátis e sem compromisso. Muitas empresas economizam de 30% a 70% nos custos com profissionais.',
    expect: 'O que esperar',
    steps: [
      {
        time: '0-10 min',
        title: 'Sua equipe e a vaga',
        text: 'O que a pessoa vai fazer, com quem e em que horário, e que resultados você espera em três meses.',
      },
      {
        time: '10-20 min',
        title: 'O que o mercado oferece',
        text: 'Quais perfis já aprovamos para vagas como a sua, quanto cada pessoa pede e quantas horas do expediente vocês têm em comum.',
      },
      {
        time: '20-25 min',
        title: 'Como trabalhamos',
        text: `A seleção de candidatos, as entrevistas, as ofertas, a taxa e os ${BRAND_FACTS.guaranteeMonths} meses de garantia. Sem pagamento antecipado: você só paga quando contrata.`,
      },
      {
        time: `25-${CONSULTATION_MINUTES} min`,
        title: 'O próximo passo, se você quiser',
        text: `Você sai com um plano e uma data para conhecer seus primeiros candidatos, em menos de ${CLAIMS.daysToHire} dias. Se não pudermos ajudar, avisamos.`,
      },
    ],
    write: {
      title: 'Prefere escrever?',
      text: 'Conte qual é a vaga e sugira dois ou três horários que funcionem para você. Respondemos com um convite para uma chamada de vídeo.',
      button: 'Escrever para nós',
      subject: `Uma consulta gratuita de ${CONSULTATION_MINUTES} minutos`,
      body: 'A vaga que queremos preencher:\n\nQuando gostaríamos que a pessoa começasse:\n\nDois ou três horários que funcionam para nós:\n',
    },
    haveAccount: 'Já tem uma conta?',
    logIn: 'Entre',
    lookAround: 'Quer dar uma olhada antes?',
    signUp: 'Cadastre-se',
  },
};
