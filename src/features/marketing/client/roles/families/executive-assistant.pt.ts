/** The role page of executive assistance, in Portuguese. */
import { BRAND_FACTS } from '#shared/brand-facts.ts';
import type { FamilyTexts } from '../role-family.ts';

export const executiveAssistantPt: FamilyTexts = {
  name: 'Assistência executiva',
  inSentence: 'assistência executiva',
  line: 'Assistentes, coordenação e chefia de gabinete',
  title: 'Alguém que cuida da sua semana para você cuidar da empresa.',
  lead: 'Assistentes executivos da América Latina protegem a agenda, esvaziam a caixa de entrada e acompanham tudo, no seu horário e em um inglês que você assinaria.',
  pageTitle: 'Contrate assistentes executivos da América Latina',
  description:
    'Assistentes executivos, coordenadores e chefes de gabinete da América Latina, com perfil aprovado: tarefas, níveis, habilidades e salários desde US$2.000.',
  rolesTitle: 'Quanto da sua semana você quer de volta?',
  rolesLead:
    'O primeiro cargo dá horas a você. O último dá uma segunda cabeça. Entre eles, o salário sobe com o que é decidido sem você.',
  roles: [
    {
      title: 'Assistente administrativo',
      work: 'Assume o que se explica em dez minutos: reservas, relatórios de despesas, entrada de dados, a primeira triagem do correio.',
    },
    {
      title: 'Assistente executivo',
      work: 'Cuida da agenda, do e-mail e das viagens de uma pessoa, prepara cada reunião e lembra quem deve uma resposta a você.',
    },
    {
      title: 'Coordenador de operações',
      work: 'Mantém fornecedores, faturas, admissões e renovações andando, e escreve como cada coisa é feita.',
    },
    {
      title: 'Coordenador de projetos',
      work: 'Transforma uma reunião em tarefas com nome e data e depois pergunta, com gentileza e sem se cansar, até ficarem prontas.',
    },
    {
      title: 'Assistente executivo sênior',
      work: 'Apoia dois ou três líderes, redige com a voz deles, planeja reuniões de conselho e encontros, e forma outros assistentes.',
    },
    {
      title: 'Chefe de gabinete',
      work: 'Conduz o ritmo da empresa: metas, revisões, os projetos que não são de ninguém. Diz não em seu nome.',
    },
  ],
  showcase: {
    kind: 'handover',
    title: 'O que sai da sua mesa',
    lead: 'A maioria dos donos delega muito pouco e tarde demais. Isto é o que um assistente experiente assumiu até o fim do primeiro mês.',
    given: [
      {
        title: 'Agenda',
        text: 'Cada reunião tem um propósito, um link e uma folga. Conflitos são resolvidos antes que você os veja.',
      },
      {
        title: 'E-mail',
        text: 'Organizado duas vezes por dia, respondido onde há uma regra. O que chega a você precisa de você.',
      },
      { title: 'Viagens', text: 'Reservadas conforme seus hábitos, com um plano B e uma página por dia.' },
      { title: 'Retornos', text: 'Promessas abertas, suas e dos outros, em uma lista que encurta.' },
      { title: 'Papelada', text: 'Faturas preparadas, recibos arquivados, contratos enviados para assinar.' },
    ],
    keptTitle: 'O que fica com você',
    kept: [
      'Preços e contratações',
      'A conversa difícil',
      'Autorizar pagamentos',
      'A tarde de quinta que você recuperou',
    ],
  },
  benefits: [
    {
      title: 'Às oito, com você',
      text: 'Um assistente só é útil enquanto você trabalha. De seis a oito horas em comum significam resposta em minutos e alguém ao telefone quando seu voo é cancelado.',
    },
    {
      title: 'Uma profissão, não um quebra-galho',
      text: 'Para muitos na região, assistir quem dirige uma empresa dos EUA é o trabalho para o qual se formaram, e o que querem manter.',
    },
    {
      title: 'Discrição',
      text: 'Acesso delegado em vez de senhas compartilhadas, e confidencialidade por escrito antes do primeiro acesso.',
    },
  ],
  process: [
    'Traga uma lista da sua última semana. Marcamos juntos o que pode ser passado já, o que precisa de ensino e quantas horas isso soma.',
    'Você conhece assistentes cujos hábitos combinam com os seus. Uns líderes querem um filtro, outros organização; essa diferença decide mais que o currículo.',
    'Dê aos dois finalistas uma agenda quebrada e as suas regras. As mensagens que escrevem dizem quem é.',
  ],
  interview: [
    {
      title: '“Duas chamadas se cruzam, um cliente está irritado, eu estou em um avião.”',
      text: 'Você escuta se há perguntas, em que ordem age e a frase que enviaria ao cliente.',
    },
    {
      title: '“Como você acompanha o que os outros devem?”',
      text: 'Precisa haver um sistema. Quem não tem confia na memória, e essa você já tem.',
    },
    {
      title: '“Conte algo que você fez sem que pedissem.”',
      text: 'As melhores histórias são pequenas: um visto conferido, um aniversário lembrado, uma reserva dupla descoberta.',
    },
  ],
  questions: [
    {
      question: 'Tempo integral ou parcial?',
      answer:
        'Se o que você pode passar soma menos de oito horas por semana, comece em tempo parcial. A partir de umas dez horas, o tempo integral compensa: o cargo cresce assim que há a quem passar coisas.',
    },
    {
      question: 'Quanto custa um assistente executivo?',
      answer:
        'Entre US$2.000 e US$3.000 por mês, em tempo integral. Um assistente sênior para vários líderes ou um chefe de gabinete custa mais: de US$3.000 a US$5.000 nos cargos de exemplo desta página.',
    },
    {
      question: 'É seguro dar acesso ao meu e-mail a alguém no exterior?',
      answer:
        'Tão seguro quanto o acesso que você dá. Delegue a caixa em vez de compartilhar a senha, use um gerenciador de senhas e um cartão com limites, mantenha os pagamentos em “preparar, não autorizar” e uma lista do que concedeu.',
    },
    {
      question: 'Um assistente pode apoiar várias pessoas?',
      answer:
        'Duas costuma funcionar; três, com experiência. Nomeie uma pessoa que decide quando tudo é urgente, ou o assistente terá de decidir.',
    },
    {
      question: 'E se não nos dermos bem?',
      answer: `Diga cedo; muitas vezes é uma regra que ninguém disse. Além disso, cada contratação tem ${BRAND_FACTS.guaranteeMonths} meses de garantia.`,
    },
  ],
};
