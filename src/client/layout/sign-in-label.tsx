/**
 * The label of the sign-in link on prerendered pages. For signed-in users, both the link and its label change to the dashboard (`signed-in:` in
 * base.css).
 */
export const SignInLabel = ({ signIn, dashboard }: { signIn: string; dashboard: string }) => (
  <>
    <span className="signed-in:hidden">{signIn}</span>
    <span className="signed-out:hidden">{dashboard}</span>
  </>
);
