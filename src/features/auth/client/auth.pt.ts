/** Texts of this feature's forms and signed-in screens, in Portuguese. */
import { LIFETIMES, LIMITS } from '#shared/limits.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { authEn } from './auth.en.ts';

export const authPt: TranslationOf<typeof authEn> = {
  fields: {
    email: 'E-mail',
    password: 'Senha',
    firstName: 'Nome',
    lastName: 'Sobrenome',
    newPassword: 'Nova senha',
    newPasswordHelp: `Pelo menos ${LIMITS.passwordMin} caracteres. Você pode combinar várias palavras pouco comuns.`,
  },
  signIn: {
    submit: 'Entrar',
    pending: 'Entrando…',
    forgot: 'Esqueceu a senha?',
    doneTitle: 'Que bom ver você de novo!',
    doneText: 'Você entrou na sua conta.',
    failedTitle: 'Não foi possível entrar',
    failedText: 'E-mail ou senha incorretos',
    passkey: 'Usar uma chave de acesso',
    noPasskey: 'Nenhuma chave de acesso foi usada',
    continueWith: 'Continuar com {provider}',
  },
  register: {
    agree:
      'Ao criar uma conta, você aceita nossos <terms>termos</terms> e nosso <privacy>aviso de privacidade</privacy>.',
    asCompany: 'Você está se cadastrando para contratar. <change>Procura trabalho?</change>',
    asCandidate: 'Você está se cadastrando para procurar trabalho. <change>Quer contratar?</change>',
    note: 'Vamos enviar seus dados de acesso por e-mail.',
    submit: 'Criar conta',
    pending: 'Criando conta…',
    doneTitle: 'Cadastro concluído!',
    doneText: 'Enviamos seus dados de acesso por e-mail.',
    failedTitle: 'Não foi possível concluir o cadastro',
    failedText: 'Não conseguimos criar a conta',
  },
  forgot: {
    submit: 'Enviar link',
    pending: 'Enviando…',
    sentTitle: 'Confira seu e-mail',
    sentText: `Se {email} tiver uma conta, vamos enviar um link para você criar uma nova senha. O link só pode ser usado uma vez e expira em ${LIFETIMES.resetLinkMinutes} minutos.`,
    nothing: 'Não chegou? Veja a pasta de spam ou tente outro endereço.',
    again: 'Tentar outro endereço',
  },
  reset: {
    submit: 'Definir senha',
    pending: 'Salvando senha…',
    doneTitle: 'Senha salva',
    doneText: 'Você já pode entrar com a nova senha.',
    link: 'O link do e-mail só pode ser usado uma vez e expira {minutes, number} minutos depois do envio.',
    noToken: 'Este link está incompleto. Abra-o de novo pelo e-mail.',
  },
  chooser: {
    agree: 'Ao continuar, você aceita nossos <terms>termos</terms> e nosso <privacy>aviso de privacidade</privacy>.',
    title: 'Boas-vindas à {brand}',
    text: 'Vamos configurar sua conta. Você quer contratar ou procura trabalho?',
    label: 'Tipo de conta',
    company: 'Quero contratar',
    companyText:
      'Represento uma empresa dos EUA que busca profissionais qualificados da América Latina para trabalho remoto',
    candidate: 'Procuro trabalho',
    candidateText: 'Procuro oportunidades de trabalho remoto em empresas dos EUA',
    submit: 'Continuar',
    pending: 'Salvando…',
    once: 'Você só pode escolher uma vez.',
  },
  removed: {
    title: 'Você não faz mais parte da equipe da empresa',
    text: 'A empresa removeu você da equipe ou excluiu a própria conta. Se precisar voltar a ter acesso, peça um novo convite a quem é responsável pela conta da empresa.',
    account: 'Ir para a sua conta',
  },
  banner: {
    text: 'Sua senha é temporária.',
    action: 'Escolha sua própria senha',
  },
};
