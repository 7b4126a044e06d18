/** What is kept about people, and their rights. */
import { LegalPage } from './components/legal-page.tsx';
import { PRIVACY } from './legal-content.ts';

export const PrivacyPage = () => <LegalPage text={PRIVACY} name="privacy" />;
