/** The notice about scores in Portuguese. */
import { brand } from '#shared/brand.ts';
import { LIFETIMES } from '#shared/limits.ts';
import type { NoticeWords } from './notice-words.ts';
import { receiptYears } from './receipt-years.ts';

export const noticePt: NoticeWords = {
  title: 'Como funcionam as pontuações',
  lead: 'Uma pontuação de 0 a 100 diz o quanto o que uma vaga pede combina com o que um perfil conta sobre o trabalho. Ela é calculada por regras fixas, somente a partir desses dois textos. Ela serve para ordenar listas e não toma nenhuma decisão.',
  changed: 'Última alteração:',
  contents: 'Conteúdo',
  sections: [
    {
      id: 'used',
      title: 'O que é usado',
      paragraphs: ['Sete aspectos, cada um comparado entre a vaga e o perfil:'],
      points: [
        'Habilidades: as exigidas pela vaga com as que o perfil lista ou descreve. As relacionadas contam em parte.',
        'Cargo: o da vaga com o atual e os anteriores.',
        'Experiência: os anos pedidos com os declarados e com as datas de trabalhos anteriores.',
        'Valor: o valor por hora com o orçamento.',
        'Horário: as horas que os dois fusos têm em comum.',
        'Disponibilidade: tempo integral, meio período ou contrato.',
        'Descrição: as palavras do anúncio com as da biografia e as do que foi feito em trabalhos anteriores.',
      ],
    },
    {
      id: 'never',
      title: 'O que nunca é usado',
      paragraphs: [
        'Nome, foto, e-mail, gênero, idade, nacionalidade, local de residência, família, religião, deficiência e os nomes de escolas e empregadores. Onde um texto os menciona, são retirados antes da leitura. O que o portal verificou, as notas e avaliações das empresas, as mensagens e o modo como alguém usa este site também não são lidos.',
        'O que um dos lados deixa vazio é indicado como tal. Nenhuma pontuação é aprendida de decisões anteriores sobre pessoas.',
      ],
    },
    {
      id: 'people',
      title: 'Quem decide são pessoas',
      paragraphs: [
        'As empresas veem as pontuações ao lado das candidaturas e dos perfis, com as razões. Cada passo de uma candidatura é dado por uma pessoa. Uma pontuação por si só não recusa nem contata ninguém, e depois dos melhores resultados as listas continuam até mostrar todas as pessoas. Uma empresa pode limitar sua lista de candidaturas a uma pontuação mínima; as demais estão a um clique.',
        'Uma empresa pode fazer cada um dos sete aspectos contar entre a metade e o dobro em uma vaga. Quem se candidata vê o que ela mudou, na página da vaga e nas razões da pontuação.',
        'Os dois lados podem abrir a qualquer momento as razões de uma pontuação e o registro daquela que a empresa viu quando moveu uma candidatura pela última vez.',
      ],
    },
    {
      id: 'kept',
      title: 'Por quanto tempo é guardado',
      paragraphs: [
        'Quando você se candidata, e quando uma empresa move a sua candidatura, guardamos a pontuação, as regras com que foi calculada e os dois textos de que resultou, sem nomes e endereços, para que possa ser calculada de novo se alguém perguntar por quê. Das pontuações em listas guardamos uma pequena amostra.',
        `Esses registros são guardados por ${receiptYears('pt')}, ou mais onde uma lei ou um litígio o exige. Quando você exclui a sua conta, eles são separados de você: os textos são reduzidos ao que as regras contam, e nada neles leva mais a você.`,
      ],
    },
    {
      id: 'without',
      title: 'Como participar sem pontuação',
      paragraphs: [
        'Desligue as pontuações na página da sua conta, em “Pontuações”. A partir daí nenhuma pontuação sua é calculada. As empresas leem “Sem pontuação”; nas listas por pontuação você aparece depois de quem tem uma, do mais recente ao mais antigo, e filtros por pontuação não deixam você de fora.',
        'Você também não vê pontuações: as vagas vêm das mais recentes às mais antigas, e as novas combinações não são contadas. As pontuações que já foram guardadas com suas candidaturas ficam nos registros delas, que você e nossos administradores podem abrir e as empresas não. Você pode ligá-las de novo quando quiser.',
      ],
    },
    {
      id: 'questions',
      title: 'Se uma pontuação parece errada',
      paragraphs: [
        `Corrija o seu perfil: as pontuações mudam na hora, também as das suas candidaturas. Se a empresa recusou sua candidatura, a página dela diz por quê, que papel teve a pontuação e o que sabiam sobre você. Em até ${LIFETIMES.appealDays} dias você pode pedir ali a revisão de alguém que não tomou a decisão; a resposta chega em até ${LIFETIMES.appealAnswerDays} dias.`,
        `Ou escreva para ${brand.supportEmail}, e uma pessoa responde.`,
      ],
    },
  ],
};
