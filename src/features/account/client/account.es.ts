/** Texts of this feature's screens, in Spanish. */
import type { TranslationOf } from '#client/translation.ts';
import type { accountEn } from './account.en.ts';

export const accountEs: TranslationOf<typeof accountEn> = {
  title: 'Cuenta',
  text: 'Quién eres aquí y cómo inicias sesión.',
  signOut: 'Cerrar sesión',
  you: {
    title: 'Tú',
    text: 'Cómo te ven los demás.',
    name: 'Nombre',
    email: 'Correo electrónico',
    memberSince: 'Miembro desde',
  },
  password: {
    title: 'Contraseña',
    text: 'Al cambiarla se cierra la sesión en los demás dispositivos.',
    temporary: 'Todavía usas la temporal de tu correo. Elige aquí la tuya.',
    current: 'Contraseña actual',
    currentTemporary: 'La temporal de tu correo.',
    new: 'Contraseña nueva',
    newHelp: 'Al menos 10 caracteres. Unas cuantas palabras poco comunes funcionan bien.',
    submit: 'Cambiar contraseña',
    pending: 'Cambiando contraseña...',
    doneTitle: 'Listo',
    doneText: 'Tu contraseña cambió.',
  },
  sessions: {
    title: 'Dónde tienes la sesión abierta',
    text: 'Cierra la sesión donde ya no la uses o no la reconozcas.',
    thisDevice: 'Este dispositivo',
    activeNow: 'Activo ahora',
    active: 'Activo {when}',
    since: 'sesión iniciada {when}',
    signOut: 'Cerrar sesión',
    signOutOther: 'Cerrar sesión en {device}',
    doneTitle: 'Sesión cerrada',
    doneText: '{device} tiene que iniciar sesión otra vez.',
    failed: 'No se pudieron cargar tus dispositivos',
  },
};
