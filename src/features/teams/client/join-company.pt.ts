/** Texts for the form that accepts an invitation to a company, in Portuguese. Its island loads no others. */
import type { TranslationOf } from '#shared/translation.ts';
import type { joinCompanyEn } from './join-company.en.ts';
import { memberRolesPt } from './member-roles.pt.ts';

export const joinCompanyPt: TranslationOf<typeof joinCompanyEn> = {
  loading: 'Carregando o convite…',
  noToken: 'Este link está incompleto. Abra-o de novo pelo e-mail.',
  company: 'Empresa',
  email: 'E-mail',
  role: 'Sua função',
  roles: memberRolesPt,
  firstName: 'Nome',
  lastName: 'Sobrenome',
  agree: 'Ao continuar, você aceita nossos <terms>termos</terms> e nosso <privacy>aviso de privacidade</privacy>.',
  submit: 'Aceitar o convite',
  pending: 'Aceitando…',
  doneTitle: 'Agora você faz parte da {companyName}',
  doneNew: 'Enviamos uma senha temporária por e-mail. Entre com ela.',
  doneMember: 'Você já pode começar.',
  withOwnAccount: 'Você entrou como {email} e vai aceitar o convite com esta conta.',
  signInFirst: 'Já tem uma conta? Primeiro entre e depois abra de novo o link do e-mail.',
  haveAccount: 'Já tem uma conta?',
  signIn: 'Entrar',
  open: 'Abrir o painel',
};
