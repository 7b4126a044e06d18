/** Texts of the forms of a candidate's profile, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { profileFormEn } from './profile-form.en.ts';

export const profileFormPt: TranslationOf<typeof profileFormEn> = {
  setup: {
    title: 'Perfil profissional',
    text: 'Mostre suas habilidades e sua experiência para atrair as melhores empresas.',
    submit: 'Concluir cadastro',
    pending: 'Concluindo…',
    created: { title: 'Pronto', text: 'Seu perfil foi criado!' },
    aside: 'Analisamos todos os perfis novos. Enquanto isso, você já pode procurar vagas e se candidatar.',
  },
  edit: {
    preview: 'Ver como as empresas veem você',
    contents: {
      label: 'Conteúdo',
      work: 'Seu trabalho',
      place: 'Local e data de início',
      links: 'Links',
      positions: 'Experiência profissional',
      education: 'Formação',
      languages: 'Idiomas',
      files: 'Downloads',
      verification: 'Verificação',
    },
    title: 'Perfil profissional',
    text: 'O que as empresas veem sobre você e a base das suas pontuações de compatibilidade.',
    textUnscored: 'O que as empresas veem sobre você.',
    submit: 'Salvar alterações',
    pending: 'Salvando…',
    saved: { title: 'Pronto', text: 'Seu perfil foi salvo.' },
    savedForReview: { title: 'Pronto', text: 'Seu perfil foi salvo, e vamos analisá-lo de novo.' },
    pendingNote:
      'Estamos analisando seu perfil. Até a aprovação, só as empresas às quais você se candidatar podem ver o perfil.',
    rejectedNote: 'Não aprovamos seu perfil. Se você fizer mudanças e salvar, vamos analisá-lo de novo.',
  },
  help: {
    hourlyRate: 'O valor por hora que você deseja, em dólares',
    skills:
      'Digite ou escolha habilidades, ou cole uma lista. Depois de cada uma, pressione Enter ou digite uma vírgula.',
    timezone: 'As empresas procuram pessoas com horas de trabalho em comum.',
    phone:
      'Seu telefone só aparece para você e para as empresas com as quais você tem uma oferta em aberto ou uma contratação atual ou futura.',
  },
  placeholders: {
    jobTitle: 'Full Stack Developer',
    skills: 'React',
    timezone: 'GMT-3, EST',
    bio: 'O que você faz de melhor, para quem já trabalhou e o que procura.',
    phone: '+55 11 98765-4321',
  },
  chooseExperience: 'Escolha sua experiência',
  chooseAvailability: 'Escolha sua disponibilidade',
  noSkill: { title: 'Erro', text: 'Adicione pelo menos uma habilidade' },
  noSkillHere: 'Digite uma habilidade e clique em Adicionar',
  openToWork: {
    label: 'Disponível para outros trabalhos',
    help: 'Enquanto suas contratações nesta plataforma somarem {hours, number} horas ou mais por semana, as empresas só encontram você se incluírem na busca pessoas que já foram contratadas. Marque esta opção para que também encontrem você nas outras buscas.',
    own: 'Suas contratações nesta plataforma contam como {hours, number} horas por semana.',
    ownHidden:
      'Suas contratações nesta plataforma contam como {hours, number} horas por semana, então as empresas só encontram você se incluírem na busca pessoas que já foram contratadas.',
  },
};
