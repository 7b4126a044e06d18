/**
 * What the link to the sign-in page says on pages that are made at build time. To somebody who is signed in that link leads to the
 * dashboard, and says so; who reads the page is in its mark (`signed-in:` in base.css).
 */
export const SignInLabel = ({ signIn, dashboard }: { signIn: string; dashboard: string }) => (
  <>
    <span className="signed-in:hidden">{signIn}</span>
    <span className="signed-out:hidden">{dashboard}</span>
  </>
);
