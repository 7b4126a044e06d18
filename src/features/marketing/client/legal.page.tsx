/** The two legal pages: the privacy notice and the terms. */
import { LegalPage } from './components/legal-page.tsx';

export const PrivacyPage = () => <LegalPage name="privacy" />;

export const TermsPage = () => <LegalPage name="terms" />;
