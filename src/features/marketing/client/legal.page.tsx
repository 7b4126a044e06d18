/** The two legal pages: what is kept about people and their rights, and what people and the product promise each other. */
import { LegalPage } from './components/legal-page.tsx';
import { PRIVACY, TERMS } from './legal-texts.ts';

export const PrivacyPage = () => <LegalPage text={PRIVACY} name="privacy" />;

export const TermsPage = () => <LegalPage text={TERMS} name="terms" />;
