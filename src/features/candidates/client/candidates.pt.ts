/** Texts of this feature's screens, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import { profileFieldsPt } from '#shared/words/profile-words.pt.ts';
import type { candidatesEn } from './candidates.en.ts';

export const candidatesPt: TranslationOf<typeof candidatesEn> = {
  fields: { ...profileFieldsPt, phone: 'Telefone' },
  commitment: {
    oneSince: 'Trabalha {hours, number} h/semana desde {date}',
    oneFrom: 'Começa em {date}, {hours, number} h/semana',
    oneEstimated: 'Contratação de {date}: conta como {hours, number} h/semana até as condições serem salvas',
    severalSince: '{count, number} contratações, {hours, number} h/semana no total, a primeira desde {date}',
    severalFrom: '{count, number} contratações, {hours, number} h/semana no total, a primeira a partir de {date}',
    severalEstimated:
      '{count, number} contratações: contam como {hours, number} h/semana no total até todas as condições serem salvas',
    open: 'Disponível para outros trabalhos',
    more: 'Com esta vaga, seriam {total, number} h/semana.',
    overLimit: 'Para aceitar mais de {limit, number} h/semana no total, a pessoa vai precisar confirmar que concorda.',
    someHired:
      '{count, plural, one {# destas pessoas já tem uma contratação ativa na plataforma.} other {# destas pessoas já têm contratações ativas na plataforma.}}',
  },
  card: {
    noBio: 'Sem biografia profissional',
    more: '+{count, number}',
    bestFit: 'Combina mais com: {job}',
    scoredAgainst: 'Pontuação para: {job}',
    shortlist: 'Pré-selecionar',
    shortlisted: 'Na pré-seleção',
    hired: 'Você já contratou',
    isNew: 'Perfil novo',
    message: 'Mensagem',
    rateOpen: 'Valor não informado',
  },
  toast: {
    addedTitle: 'Pronto',
    added: 'Pessoa adicionada à pré-seleção',
    removedTitle: 'Pronto',
    removed: 'Pessoa removida da pré-seleção',
    undo: 'Desfazer',
  },
  browse: {
    title: 'Explorar perfis',
    text: 'Profissionais com perfil aprovado e a pontuação de cada um para a vaga aberta que mais combina com o perfil.',
    textForJob: 'Profissionais com perfil aprovado e a pontuação de cada um para {job}',
    unscoredLast: 'Quem não tem pontuação aparece no fim da lista.',
    textWithoutJobs:
      'Profissionais com perfil aprovado. Com uma vaga aberta, você vê o quanto cada perfil combina com ela.',
    views: { label: 'Visualização', cards: 'Cartões', rows: 'Linhas', preview: 'Prévia de {name}' },
    openProfile: 'Abrir perfil',
    postJob: 'Publicar vaga',
    placeholder: 'Nome, cargo ou habilidade',
    none: 'Nenhum perfil corresponde à sua busca.',
    noneText: 'Tente menos palavras ou filtros mais amplos.',
    failed: 'Não foi possível carregar os perfis',
    shown: '{count, plural, one {# pessoa} other {# pessoas}}',
    shownMore: 'Primeiras {count, number} pessoas',
  },
  filters: {
    job: 'Pontuação para',
    allJobs: 'A vaga aberta que mais combina com cada perfil',
    sort: 'Ordenar por',
    sortBy: { match: 'Melhor combinação', newest: 'Mais recentes', rate: 'Menor valor por hora' },
    skills: 'Habilidades',
    skillPlaceholder: 'Habilidade',
    availability: 'Disponibilidade',
    anyAvailability: 'Qualquer disponibilidade',
    experience: 'Experiência',
    anyExperience: 'Qualquer experiência',
    minRate: 'Valor mínimo por hora',
    maxRate: 'Valor máximo por hora',
    verified: 'Com dados verificados',
    includeHired: 'Incluir pessoas que já foram contratadas',
    includeHiredHelp:
      'Se você não marcar esta opção, quem já soma {hours, number} h/semana ou mais em contratações na plataforma só aparece se tiver disponibilidade para outros trabalhos.',
  },
  profile: {
    facts: 'Em resumo',
    rate: 'Valor por hora',
    experience: 'Experiência',
    experienceElsewhere: 'Veja a biografia ou a experiência profissional',
    availability: 'Disponibilidade',
    timezone: 'Horário local',
    joined: 'Na plataforma desde',
    notStated: 'Não informado',
  },
  compare: {
    box: 'Comparar',
    choose: 'Comparar {name}',
  },
  shortlist: {
    browse: 'Explorar perfis',
    removeTitle: 'Remover {name} da pré-seleção?',
    removeText: 'Isso também apaga as notas da sua empresa sobre esta pessoa.',
    removeWithNotes: 'Remover e apagar notas',
  },
};
