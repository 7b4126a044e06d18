/** Opens the browser's passkey dialog through a library. Loaded on demand. */
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type { PasskeyAssertion, PasskeyRegistration } from '../sign-in-ways.contract.ts';

/** Asks the browser to create a passkey. Returns null if that fails, for example because the person canceled. */
export const createPasskey = async (options: object): Promise<PasskeyRegistration | null> => {
  try {
    const registration = await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON });
    const { clientDataJSON, attestationObject, transports } = registration.response;
    const response = { clientDataJSON, attestationObject, ...(transports ? { transports } : {}) };
    return { id: registration.id, rawId: registration.rawId, type: registration.type, response };
  } catch {
    return null;
  }
};

/** Asks the browser to sign with a passkey. Returns null if that fails, for example because the person canceled. */
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
