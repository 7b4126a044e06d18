/** What people and the product promise each other. */
import { LegalPage } from './components/legal-page.tsx';
import { TERMS } from './legal-content.ts';

export const TermsPage = () => <LegalPage text={TERMS} name="terms" />;
