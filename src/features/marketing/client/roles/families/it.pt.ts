/** The role page of IT, in Portuguese. */
import type { FamilyTexts } from '../role-family.ts';

export const itPt: FamilyTexts = {
  name: 'TI',
  inSentence: 'TI',
  line: 'Web, dados, qualidade, nuvem e suporte',
  title: 'Engenheiros que estão na revisão quando o build quebra.',
  lead: 'Pessoas de desenvolvimento, testes, dados e nuvem da América Latina que dividem o seu dia, discutem nos seus pull requests e ficam o bastante para manter o que escreveram.',
  pageTitle: 'Contrate desenvolvedores remotos da América Latina',
  description:
    'Desenvolvedores, QA, dados e nuvem da América Latina, com perfil aprovado. Contratações sênior por US$3.000-US$5.000 por mês; nos EUA, US$8.000-US$15.000+.',
  rolesTitle: 'Sete pessoas que poderiam estar amanhã na sua daily',
  rolesLead:
    'Em software, títulos dizem pouco; por isso cada linha conta o que a pessoa tira da equipe. Diga suas tecnologias na consulta; elas decidem mais que o título.',
  roles: [
    {
      title: 'Especialista em suporte de TI',
      work: 'Prepara máquinas e contas, atende o help desk e garante que quem sai perca o acesso no mesmo dia.',
    },
    {
      title: 'Analista de QA',
      work: 'Quebra a versão antes dos seus clientes, anota de um jeito que se repita e automatiza o que entedia as pessoas.',
    },
    {
      title: 'Desenvolvedor frontend',
      work: 'Constrói telas que aguentam um celular lento e um teclado, e pergunta ao design antes de adivinhar.',
    },
    {
      title: 'Analista de dados',
      work: 'Transforma “você consegue puxar os números?” em um painel que responde também às três perguntas seguintes.',
    },
    {
      title: 'Desenvolvedor backend',
      work: 'Cuida de um serviço do esquema ao alerta, revisa os outros e deixa o sistema mais simples do que era.',
    },
    {
      title: 'Engenheiro DevOps',
      work: 'Torna o deploy monótono: pipelines, infraestrutura como código, backups que já foram restaurados ao menos uma vez.',
    },
    {
      title: 'Desenvolvedor full stack',
      work: 'Leva um problema de produto à produção sozinho, decide a arquitetura e faz crescer dois colegas mais novos.',
    },
  ],
  showcase: {
    kind: 'cost',
    title: 'A mesma experiência, em outro mercado de moradia',
    lead: 'Contratações sênior custam aqui US$3.000-US$5.000 por mês, contra US$8.000-US$15.000+ nos EUA. A competência é a mesma; o aluguel, não.',
    points: [
      {
        title: 'Gaste uma parte no salário',
        text: 'Uma oferta na metade de cima da faixa custa algumas centenas de dólares e poupa a próxima busca.',
      },
      {
        title: 'Gaste uma parte em se encontrar',
        text: 'Duas semanas por ano na mesma sala fazem mais pelo código do que uma ferramenta nova. O voo é curto.',
      },
      {
        title: 'Guarde o resto',
        text: 'É a diferença entre uma pessoa e uma equipe pequena em que alguém revisa o código.',
      },
    ],
  },
  benefits: [
    {
      title: 'Revisões na mesma manhã',
      text: 'Um pull request aberto às dez está integrado no almoço. Nada espera a noite toda por um comentário sobre o nome de uma variável.',
    },
    {
      title: 'Deixam tudo por escrito',
      text: 'Quem trabalha remoto há anos deixa as decisões em documentos e commits, não na memória de alguém.',
    },
    {
      title: 'Pontuados por habilidades',
      text: 'Nosso pareamento sabe que Next.js está perto de React e PostgreSQL de SQL, mostra o relacionado e o que falta, e nunca olha a escola.',
    },
  ],
  process: [
    'Falamos das tecnologias, da equipe e dos próximos seis meses. Se você não tem ninguém técnico, dizemos o que pedir.',
    'Você recebe candidatos com uma pontuação segundo as habilidades exigidas: iguais, relacionadas, ausentes. Sem adivinhar palavras-chave.',
    'Consertem juntos um erro pequeno por uma hora, em um repositório feito para isso. Contrate quem você quereria nessa chamada todos os dias.',
  ],
  interview: [
    {
      title: '“O que você construiu que ainda está no ar?”',
      text: 'E quem cuida disso hoje? O discernimento vem da manutenção.',
    },
    {
      title: '“Aqui está um pull request. Revise.”',
      text: 'Veja o que aparece primeiro: o erro, o teste que falta ou a formatação. E também como é dito.',
    },
    {
      title: '“Conte uma decisão que você desfaria.”',
      text: 'Quem tem experiência tem várias. E sabe dizer o que não sabia na época.',
    },
  ],
  questions: [
    {
      question: 'Quanto custa um desenvolvedor sênior?',
      answer:
        'Entre US$3.000 e US$5.000 por mês em tempo integral, contra US$8.000-US$15.000+ por uma contratação comparável nos EUA. Um desenvolvedor full stack que também lidera custa entre US$4.000 e US$6.000.',
    },
    {
      question: 'De quem é o código?',
      answer:
        'Seu, se o seu contrato com eles disser. Inclua a cessão de propriedade intelectual, mantenha repositórios e contas de nuvem na sua organização e dê acesso por nome.',
    },
    {
      question: 'Não sou da área técnica. Como escolho?',
      answer:
        'Peça algo que funcione e que o candidato explique sem jargão. Peça a uma pessoa técnica independente que olhe a amostra por uma hora; é uma hora bem gasta.',
    },
    {
      question: 'Como entram no processo da nossa equipe?',
      answer:
        'Como qualquer pessoa que trabalha de casa: a mesma daily, o mesmo quadro, os mesmos plantões, pagos com justiça. Com 6-8 horas em comum por dia, não é preciso um segundo processo.',
    },
    {
      question: 'E a segurança?',
      answer:
        'Máquinas gerenciadas pela empresa, acesso em duas etapas, permissões por papel, nenhum dado de produção em máquinas pessoais. Faça com todos o que faria com alguém no escritório.',
    },
  ],
};
