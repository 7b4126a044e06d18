/** The notice about scores in Portuguese. */
import { brand } from '#shared/brand.ts';
import { LIFETIMES } from '#shared/limits.ts';
import type { NoticeWords } from './notice-words.ts';
import { receiptYears } from './receipt-years.ts';

export const noticePt: NoticeWords = {
  title: 'Como funciona a pontuação',
  lead: 'Uma pontuação de 0 a 100 mostra o quanto um perfil combina com o que uma vaga pede. Ela é calculada por regras fixas, só a partir do anúncio e do perfil. Serve para ordenar listas e não toma nenhuma decisão.',
  changed: 'Última alteração:',
  contents: 'Conteúdo',
  sections: [
    {
      id: 'used',
      title: 'O que é usado',
      paragraphs: ['Nove aspectos, que comparamos entre a vaga e o perfil:'],
      points: [
        'Habilidades: as que a vaga exige e as que o perfil menciona ou descreve. As relacionadas contam em parte.',
        'Cargo: o da vaga, e o atual e os anteriores da pessoa.',
        'Experiência: os anos que a vaga pede, e os anos e as datas de trabalho do perfil.',
        'Valor por hora: o orçamento da vaga e o valor que a pessoa pede.',
        'Horário: as horas que os dois fusos têm em comum.',
        'Disponibilidade: tempo integral, meio período ou por contrato.',
        'Descrição: as palavras do anúncio, e as da biografia e da experiência profissional.',
        'País: só se a vaga informa em que países é oferecida. Verificamos se o país do perfil é um deles.',
        'Horas por semana: as da vaga, e se a pessoa busca tempo integral ou meio período.',
      ],
    },
    {
      id: 'never',
      title: 'O que nunca é usado',
      paragraphs: [
        'Nome, foto, e-mail, gênero, idade, nacionalidade, endereço e cidade, família, religião, deficiência e os nomes de escolas e empregadores. Se um texto os menciona, nós os retiramos antes de calcular a pontuação. As verificações, as notas e avaliações das empresas, as mensagens e a forma como alguém usa este site também não contam.',
        'Se uma das partes deixa algo em branco, as razões da pontuação informam isso. As regras não são aprendidas com decisões anteriores sobre pessoas.',
      ],
    },
    {
      id: 'people',
      title: 'Quem decide são pessoas',
      paragraphs: [
        'As empresas veem as pontuações ao lado das candidaturas e dos perfis, com as razões. É sempre uma pessoa quem muda uma candidatura de etapa. Uma pontuação, sozinha, não recusa ninguém, e depois das melhores combinações as listas continuam até mostrar todas as pessoas. Uma empresa pode limitar sua lista de candidaturas a uma pontuação mínima e voltar a ver todas a qualquer momento. Também pode definir uma pontuação mínima para os e-mails de uma busca salva, que nesse caso não incluem quem tem uma pontuação menor. Às segundas-feiras, enviamos por e-mail a cada candidato as vagas novas em que tem uma pontuação de 60 ou mais, a menos que tenha desativado esse e-mail.',
        'Em uma vaga, a empresa pode dar a cada um dos nove aspectos entre a metade e o dobro do peso normal. Quem se candidata vê o que a empresa mudou, na página da vaga e nas razões da pontuação.',
        'As duas partes podem ver a qualquer momento as razões de uma pontuação. Também podem abrir o registro da pontuação que a empresa viu quando mudou a candidatura de etapa pela última vez.',
      ],
    },
    {
      id: 'kept',
      title: 'Por quanto tempo guardamos as pontuações',
      paragraphs: [
        'Quando você se candidata, e quando uma empresa muda a sua candidatura de etapa, guardamos a pontuação, as regras com que foi calculada, e o anúncio e o perfil comparados, sem nomes nem endereços. Assim, a pontuação pode ser calculada de novo se alguém perguntar por quê. Das pontuações em listas guardamos uma pequena amostra.',
        `Esses registros são guardados por ${receiptYears('pt')}, ou mais se uma lei ou um litígio exigir. Quando você exclui a sua conta, nós os separamos de você: o anúncio e o perfil são reduzidos ao que as regras levam em conta, e nada neles leva a você.`,
      ],
    },
    {
      id: 'without',
      title: 'Como participar sem pontuação',
      paragraphs: [
        'Desative as pontuações na página da sua conta, em “Pontuações”. A partir daí não calculamos nenhuma pontuação sua. As empresas veem “Sem pontuação”. Nas listas ordenadas por pontuação, você aparece depois de quem tem uma. Quem não tem aparece por ordem de data, da mais recente à mais antiga. Os filtros por pontuação e a pontuação mínima de uma busca salva não deixam você de fora.',
        'Você também não vê pontuações: as vagas são ordenadas das mais recentes às mais antigas, não contamos as novas combinações e não enviamos o e-mail semanal com elas. As pontuações que guardamos com candidaturas anteriores ficam nos registros dessas candidaturas. Você e a nossa equipe de administração podem abri-los, e as empresas não. Você pode ativar as pontuações de novo quando quiser.',
      ],
    },
    {
      id: 'questions',
      title: 'Se uma pontuação parece errada',
      paragraphs: [
        `Corrija o seu perfil: suas pontuações mudam na hora, inclusive nas vagas a que você já se candidatou. Se a empresa recusou sua candidatura, a página da candidatura mostra por quê, que papel teve a pontuação e o que se sabia sobre você. Em até ${LIFETIMES.appealDays} dias você pode pedir ali uma revisão por alguém que não tomou a decisão; a resposta chega em até ${LIFETIMES.appealAnswerDays} dias.`,
        `Ou escreva para ${brand.supportEmail}, e uma pessoa vai responder.`,
      ],
    },
  ],
};
