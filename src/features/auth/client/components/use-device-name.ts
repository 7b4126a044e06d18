/** The suggested name for a new passkey: browser and system in the user's language, such as "Chrome en Windows". */
import { useTranslations } from 'use-intl';
import { describeDevice, deviceParts } from '../../auth.domain.ts';

export const useDeviceName = (): string => {
  const t = useTranslations('signInWays.passkeys');
  const [browser, system] = deviceParts(describeDevice(navigator.userAgent));
  return browser && system ? t('device', { browser, system }) : (browser ?? t('unknownDevice'));
};
