/** Os modelos de mensagem. */
import type { TranslationOf } from '#shared/translation.ts';
import type { templatesEn } from './templates.en.ts';

export const templatesPt: TranslationOf<typeof templatesEn> = {
  title: 'Modelos',
  text: 'Escolha um texto para colocá-lo na sua mensagem. Você pode mudá-lo antes de enviar.',
  own: 'Seus modelos',
  none: 'Você ainda não salvou nenhum texto.',
  starters: 'Para começar',
  add: 'Novo modelo',
  edit: 'Editar {title}',
  remove: 'Excluir {title}',
  removed: 'Modelo excluído',
  undo: 'Desfazer',
  saved: 'Modelo salvo',
  failed: 'Não foi possível carregar seus modelos',
  form: {
    new: 'Novo modelo',
    change: 'Mudar modelo',
    title: 'Título',
    body: 'Texto',
    help: "'{firstName}', '{companyName}' e '{jobTitle}' são preenchidos, se conhecidos, quando você o usa.",
    save: 'Salvar',
    saving: 'Salvando…',
    cancel: 'Cancelar',
  },
  company: {
    invite: {
      title: 'Convidar para conversar',
      body: "Oi, '{firstName}'!\n\nObrigado por se candidatar a '{jobTitle}'. Gostaríamos de conhecer você. Quais dias desta semana são bons para uma chamada de 30 minutos?\n\nAtenciosamente,\n'{companyName}'",
    },
    samples: {
      title: 'Pedir exemplos de trabalho',
      body: "Oi, '{firstName}'!\n\nSeu perfil combina bem com '{jobTitle}'. Você poderia nos enviar um ou dois exemplos do seu trabalho?\n\nObrigado,\n'{companyName}'",
    },
    wait: {
      title: 'Avisar que vai demorar mais',
      body: "Oi, '{firstName}'!\n\nAinda estamos lendo as candidaturas para '{jobTitle}' e vamos responder até o fim da próxima semana. Obrigado pela paciência.\n\n'{companyName}'",
    },
  },
  candidate: {
    thanks: {
      title: 'Agradecer pela chamada',
      body: "Oi, '{firstName}'!\n\nObrigado pelo seu tempo hoje. Gostei de saber mais sobre '{jobTitle}' na '{companyName}' e adoraria continuar.",
    },
    times: {
      title: 'Propor horários',
      body: "Oi, '{firstName}'!\n\nObrigado pela mensagem. Posso conversar nestes dias:\n\n– \n– \n\nQual é bom para você?",
    },
    state: {
      title: 'Perguntar em que ponto está',
      body: "Oi, '{firstName}'!\n\nContinuo com muito interesse em '{jobTitle}'. Há alguma novidade sobre a minha candidatura?",
    },
  },
};
