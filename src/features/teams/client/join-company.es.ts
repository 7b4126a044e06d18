/** Texts for the form that accepts an invitation to a company, in Spanish. Its island loads no others. */
import type { TranslationOf } from '#shared/translation.ts';
import type { joinCompanyEn } from './join-company.en.ts';
import { memberRolesEs } from './member-roles.es.ts';

export const joinCompanyEs: TranslationOf<typeof joinCompanyEn> = {
  loading: 'Cargando la invitación…',
  noToken: 'Este enlace está incompleto. Ábrelo de nuevo desde el correo.',
  company: 'Empresa',
  email: 'Correo electrónico',
  role: 'Tu rol',
  roles: memberRolesEs,
  firstName: 'Nombre',
  lastName: 'Apellido',
  agree: 'Al unirte, aceptas nuestros <terms>términos</terms> y nuestro <privacy>aviso de privacidad</privacy>.',
  submit: 'Aceptar la invitación',
  pending: 'Aceptando…',
  doneTitle: 'Ya eres parte de {companyName}',
  doneNew: 'Te enviamos por correo una contraseña temporal. Inicia sesión con ella.',
  doneMember: 'Puedes empezar ahora mismo.',
  withOwnAccount: 'Iniciaste sesión como {email} y aceptarás la invitación con esta cuenta.',
  signInFirst: '¿Ya tienes una cuenta? Primero inicia sesión y luego abre otra vez el enlace del correo.',
  haveAccount: '¿Ya tienes una cuenta?',
  signIn: 'Iniciar sesión',
  open: 'Abrir el panel',
};
