/** The browser's own passkey dialog, with the library that speaks to it; loaded when someone asks for it. */
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type { PasskeyAssertion, PasskeyRegistration } from '../sign-in-ways.contract.ts';

/** Has the browser make a passkey; null where the person or the browser did not. */
export const makePasskey = async (options: object): Promise<PasskeyRegistration | null> => {
  try {
    const made = await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON });
    const { clientDataJSON, attestationObject, transports } = made.response;
    const response = { clientDataJSON, attestationObject, ...(transports ? { transports } : {}) };
    return { id: made.id, rawId: made.rawId, type: made.type, response };
  } catch {
    return null;
  }
};

/** Has the browser sign with a passkey; null where the person or the browser did not. */
export const signWithPasskey = async (options: object): Promise<PasskeyAssertion | null> => {
  try {
    const signed = await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON });
    const { clientDataJSON, authenticatorData, signature, userHandle } = signed.response;
    const response = { clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) };
    return { id: signed.id, rawId: signed.rawId, type: signed.type, response };
  } catch {
    return null;
  }
};
