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
    newPasswordHelp: `Pelo menos ${LIMITS.passwordMin} caracteres. Algumas palavras incomuns funcionam bem.`,
  },
  signIn: {
    submit: 'Entrar',
    pending: 'Entrando...',
    forgot: 'Esqueceu a senha?',
    doneTitle: 'Que bom ver você!',
    doneText: 'Você entrou com sucesso.',
    failedTitle: 'Não foi possível entrar',
    failedText: 'E-mail ou senha incorretos',
    passkey: 'Usar uma chave de acesso',
    noPasskey: 'Nenhuma chave de acesso foi usada',
    continueWith: 'Continuar com {provider}',
  },
  register: {
    agree:
      'Ao criar uma conta você aceita nossos <terms>termos</terms> e nosso <privacy>aviso de privacidade</privacy>.',
    note: 'Suas credenciais de acesso serão enviadas para o seu e-mail.',
    submit: 'Criar conta',
    pending: 'Criando conta...',
    doneTitle: 'Cadastro concluído!',
    doneText: 'Confira seu e-mail: suas credenciais de acesso estão lá.',
    failedTitle: 'Não foi possível concluir o cadastro',
    failedText: 'Não conseguimos criar a conta',
  },
  forgot: {
    submit: 'Enviar o link',
    pending: 'Enviando...',
    sentTitle: 'Confira seu e-mail',
    sentText: `Se {email} tiver uma conta, um link para definir uma nova senha está a caminho. Ele funciona uma única vez, por ${LIFETIMES.resetLinkMinutes} minutos.`,
    nothing: 'Não chegou nada? Olhe na pasta de spam ou tente outro endereço.',
    again: 'Tentar outro endereço',
  },
  reset: {
    submit: 'Salvar senha',
    pending: 'Salvando senha...',
    doneTitle: 'Sua senha foi salva',
    doneText: 'Você já pode entrar com ela.',
    link: 'O link do e-mail vale uma única vez, e por {minutes, number} minutos.',
    noToken: 'Este link está incompleto. Abra-o de novo pelo e-mail.',
  },
  chooser: {
    agree: 'Ao continuar você aceita nossos <terms>termos</terms> e nosso <privacy>aviso de privacidade</privacy>.',
    title: 'Boas-vindas ao {brand}',
    text: 'Vamos configurar sua conta. Você quer contratar ou ser contratado?',
    label: 'Tipo de conta',
    company: 'Quero contratar',
    companyText: 'Sou uma empresa dos EUA em busca de profissionais latinos remotos e qualificados para a minha equipe',
    candidate: 'Procuro trabalho',
    candidateText: 'Sou um profissional qualificado em busca de oportunidades remotas com empresas dos EUA',
    submit: 'Continuar',
    pending: 'Salvando...',
    once: 'Essa escolha é feita uma única vez.',
  },
  banner: {
    text: 'Você entrou com uma senha temporária.',
    action: 'Escolha sua própria senha',
  },
};
