/** Portuguese version of `templates.en.ts`. */
import type { TranslationOf } from '#shared/translation.ts';
import type { templatesEn } from './templates.en.ts';

export const templatesPt: TranslationOf<typeof templatesEn> = {
  title: 'Modelos',
  text: 'Escolha um modelo para adicionar à sua mensagem. Você pode editar o texto antes de enviar.{side, select, company { Sua equipe compartilha os modelos salvos.} other {}}',
  own: 'Seus modelos',
  none: 'Você ainda não tem modelos salvos.',
  starters: 'Modelos sugeridos',
  add: 'Novo modelo',
  edit: 'Editar {title}',
  remove: 'Excluir {title}',
  removed: 'Modelo excluído',
  undo: 'Desfazer',
  saved: 'Modelo salvo',
  savedMeanwhile: 'Nesse meio-tempo, este texto foi salvo:',
  failed: 'Não foi possível carregar seus modelos',
  form: {
    new: 'Novo modelo',
    change: 'Editar modelo',
    title: 'Título',
    body: 'Texto',
    help: "Ao usar o modelo, preenchemos '{firstName}', '{companyName}' e '{jobTitle}' com os dados que tivermos.",
    save: 'Salvar',
    saving: 'Salvando…',
    cancel: 'Cancelar',
  },
  company: {
    invite: {
      title: 'Convidar para uma chamada',
      body: "Oi, '{firstName}'!\n\nAgradecemos sua candidatura à vaga de '{jobTitle}'. Gostaríamos de conhecer você. Em quais dias desta semana você poderia fazer uma chamada de 30 minutos?\n\nAtenciosamente,\n'{companyName}'",
    },
    samples: {
      title: 'Pedir exemplos de trabalho',
      body: "Oi, '{firstName}'!\n\nSeu perfil combina bem com a vaga de '{jobTitle}'. Você poderia nos enviar um ou dois exemplos do seu trabalho?\n\nAgradecemos desde já,\n'{companyName}'",
    },
    wait: {
      title: 'Avisar que precisa de mais tempo',
      body: "Oi, '{firstName}'!\n\nAinda estamos lendo as candidaturas à vaga de '{jobTitle}' e vamos responder até o fim da próxima semana. Agradecemos a paciência.\n\n'{companyName}'",
    },
  },
  candidate: {
    thanks: {
      title: 'Agradecer pela chamada',
      body: "Oi, '{firstName}'!\n\nAgradeço pela conversa de hoje. Gostei de saber mais sobre a vaga de '{jobTitle}' na '{companyName}' e gostaria de seguir para a próxima etapa.",
    },
    times: {
      title: 'Propor horários',
      body: "Oi, '{firstName}'!\n\nAgradeço pela mensagem. Posso conversar nestes dias:\n\n– \n– \n\nQual funciona melhor para você?",
    },
    state: {
      title: 'Pedir novidades',
      body: "Oi, '{firstName}'!\n\nContinuo com muito interesse na vaga de '{jobTitle}'. Há alguma novidade sobre a minha candidatura?",
    },
  },
};
