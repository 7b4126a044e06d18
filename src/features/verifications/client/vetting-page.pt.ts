/** The page about what "vetted" and "verified" mean, in Portuguese. */
import type { ReadingPageWords } from '#client/layout/reading-page.tsx';
import { brand } from '#shared/brand.ts';
import { ANSWER_BUSINESS_DAYS } from '#shared/brand-facts.ts';
import { LIFETIMES } from '#shared/limits.ts';

const { identity, english, skill } = LIFETIMES.verificationMonths;

export const vettingPagePt: ReadingPageWords = {
  head: {
    title: 'Perfil aprovado e dados verificados',
    description:
      'O que significa um perfil aprovado, o que significa um dado verificado, o que as empresas veem e por quanto tempo vale uma verificação.',
    share: { kicker: 'Perfis', title: 'O que significam “aprovado” e “verificado”' },
  },
  title: 'Perfil aprovado e dados verificados',
  lead: `Na ${brand.name}, “aprovado” e “verificado” são coisas diferentes. Perfil aprovado: uma pessoa da nossa equipe leu o perfil e o aprovou. Verificado: conferimos um dado específico e o confirmamos.`,
  contents: 'Conteúdo',
  sections: [
    {
      id: 'vetted',
      title: 'Perfil aprovado',
      paragraphs: [
        `Uma pessoa da nossa equipe lê cada candidatura à ${brand.name} e cada perfil novo e decide se aprova. Respondemos em ${ANSWER_BUSINESS_DAYS} dias úteis.`,
        'Só perfis aprovados aparecem quando as empresas exploram perfis, procuram pessoas para uma vaga ou enviam convites. Com o perfil ainda em análise, você já pode se candidatar a vagas; a empresa vê “Perfil em análise” junto da candidatura.',
        'A aprovação se refere ao perfil como um todo. Ela não confirma cada dado, e um perfil aprovado pode mudar sem outra análise.',
      ],
    },
    {
      id: 'verified',
      title: 'Dados verificados',
      paragraphs: ['Cada profissional pode nos pedir a verificação dos próprios dados, um de cada vez:'],
      points: [
        `Identidade: a pessoa é quem diz ser. Em geral vale ${identity} meses.`,
        `Inglês: confirmamos o nível, por exemplo com uma prova escrita com tempo limite, que pelo menos duas pessoas avaliam sem saber de quem é. Em geral vale ${english} meses.`,
        `Uma habilidade: alguém da ${brand.name} conferiu, por exemplo em um trabalho que a pessoa apresentou. Em geral vale ${skill} meses.`,
        'Uma referência: alguém que trabalhou com a pessoa respondeu às nossas perguntas. Não expira.',
        'Trabalho anterior: a pessoa trabalhou onde o perfil diz. Não expira.',
      ],
    },
    {
      id: 'shown',
      title: 'O que as empresas veem',
      paragraphs: [
        'O perfil mostra o que foi verificado, como, em que data e até quando vale. O que expirou aparece como expirado. As empresas não veem o que ainda está em andamento ou não foi confirmado, nem as anotações da equipe de análise, nem as respostas das referências.',
        'As empresas podem filtrar pelo que está verificado. As pontuações nunca levam isso em conta, e um perfil aprovado pode não ter nada verificado.',
      ],
    },
    {
      id: 'companies',
      title: 'Empresas verificadas',
      paragraphs: [
        'Uma empresa mostra “Empresa verificada” quando alguém da nossa equipe confirmou que ela é quem diz ser. Os perfis das empresas não passam por aprovação.',
      ],
    },
  ],
};
