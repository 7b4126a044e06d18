/** The two legal pages: what is kept about people and their rights, and what people and the product promise each other. */
import { LegalPage } from './components/legal-page.tsx';

export const PrivacyPage = () => <LegalPage name="privacy" />;

export const TermsPage = () => <LegalPage name="terms" />;
