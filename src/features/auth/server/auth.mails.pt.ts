/** Texts of the auth feature's emails, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { authMailsEn } from './auth.mails.en.ts';

export const authMailsPt: TranslationOf<typeof authMailsEn> = {
  signIn: 'Entrar',
  setPassword: 'Criar uma nova senha',
  credentials: {
    email: 'E-mail',
    password: 'Senha temporária / Temporary password',
    once: 'Com o link “Entrar”, você não precisa da senha. Ele só pode ser usado uma vez e expira em {minutes, number} minutos. Depois, use a senha.',
    validity: 'A senha temporária expira em {days, number} dias. Depois de entrar, escolha sua própria senha.',
  },
  registered: {
    subject: 'Seus dados de acesso à {brand}',
    text: 'Boas-vindas à {brand}. Sua conta está pronta. Estes são seus dados de acesso.',
    reason:
      'Você recebeu este e-mail porque alguém criou uma conta com este endereço. Se não foi você, ignore esta mensagem. Ninguém consegue entrar sem este e-mail.',
  },
  known: {
    subject: 'Você já tem uma conta na {brand}',
    text: 'Alguém, provavelmente você, tentou criar uma conta na {brand} com este endereço. Como você já tem uma conta, não mudamos nada.',
    lost: 'Se você esqueceu a senha ou perdeu o e-mail em que ela veio, pode criar uma nova.',
    once: 'Esse link só pode ser usado uma vez e expira em {minutes, number} minutos.',
    reason:
      'Você recebeu este e-mail porque alguém digitou este endereço na nossa página de cadastro. Se não foi você, ignore esta mensagem.',
  },
  reserved: {
    subject: 'Este endereço de e-mail está reservado por enquanto',
    text: 'Alguém, provavelmente você, tentou criar uma conta na {brand} com este endereço. Até pouco tempo atrás, ele pertencia a outra conta, e quem o usava pode recuperá-lo em até {hours, number} horas depois da mudança de e-mail. Não criamos nenhuma conta. Tente de novo depois desse prazo.',
  },
  reset: {
    subject: 'Crie uma nova senha para a {brand}',
    text: 'Você pediu para criar uma nova senha para sua conta da {brand}.',
    once: 'O link só pode ser usado uma vez e expira em {minutes, number} minutos. Nada muda até você usar o link.',
    reason:
      'Você recebeu este e-mail porque alguém informou este endereço e pediu um link para criar uma nova senha. Se não foi você, ignore esta mensagem.',
  },
  signInLink: {
    subject: 'Seu link para entrar na {brand}',
    text: 'Você pediu um link para entrar na sua conta da {brand} sem a senha.',
    once: 'O link só pode ser usado uma vez e expira em {minutes, number} minutos. Não compartilhe esse link: quem abrir pode entrar na sua conta.',
    reason:
      'Você recebeu este e-mail porque alguém digitou este endereço na nossa página “Entrar”. Se não foi você, ignore esta mensagem. Ninguém entra sem o link.',
  },
  stepRemoved: {
    text: 'A equipe de administração da {brand} removeu a segunda etapa da sua conta (aplicativo autenticador, chaves de acesso e códigos de recuperação) porque recebemos um aviso de que você perdeu o acesso a ela. Encerramos todas as suas sessões. Por enquanto, você entra sem uma segunda etapa; configure uma nova na página da sua conta.',
    notYou: 'Se você não pediu isso, crie uma nova senha agora mesmo. Alguém pode estar tentando entrar na sua conta.',
  },
  created: {
    subject: 'Sua conta da {brand} está pronta',
    text: 'Sua conta da {brand} foi criada com {provider}. Use {provider} para entrar. Você não precisa de senha.',
    notYou: 'Se não foi você, escreva agora mesmo para {email}.',
  },
  ways: {
    subject: 'Sua forma de entrar na {brand} mudou',
    subjectCodeUsed: 'Um código de recuperação foi usado para entrar na {brand}',
    appAdded:
      'Um aplicativo autenticador foi adicionado à sua conta. A partir de agora, pedimos um código dele depois da senha.',
    appRemoved: 'O aplicativo autenticador foi removido da sua conta.',
    passkeyAdded:
      'Uma chave de acesso foi adicionada à sua conta. Com ela, você entra sem senha. Se você entrar com a senha, também vamos pedir uma segunda etapa, como esta chave.',
    passkeyRemoved: 'Uma chave de acesso foi removida da sua conta. Você não pode mais entrar com ela.',
    codesRenewed: 'Novos códigos de recuperação foram criados para a sua conta. Os anteriores não funcionam mais.',
    codeUsed: 'Alguém entrou na sua conta com um código de recuperação. Esse código não funciona mais.',
    providerConnected: 'Uma conta de outro serviço foi conectada à sua. Agora você pode entrar com ela.',
    providerDisconnected: 'Uma conta de outro serviço foi desconectada da sua. Você não pode mais entrar com ela.',
    name: 'Nome',
    notYou:
      'Se foi você, não precisa fazer nada. Se não foi, crie uma nova senha com o link abaixo. Isso também remove o que foi adicionado nos últimos {days, number} dias.',
    look: 'Ver minhas opções de acesso',
  },
  changed: {
    subject: 'Sua senha da {brand} foi alterada',
    firstSubject: 'Sua conta da {brand} agora tem senha',
    text: 'Sua conta da {brand} tem uma nova senha, e encerramos o acesso em todos os outros dispositivos.',
    notYou: 'Se foi você, não precisa fazer nada. Se não foi, crie uma nova senha agora mesmo.',
    write: 'Depois, escreva para {email} para que possamos ajudar.',
    reason: 'Este e-mail trata da segurança da sua conta. Por isso, não é possível desativar e-mails deste tipo.',
  },
};
