/** An email address that wraps before its @ if necessary. Shows `absent` if `email` is null. */
export const EmailAddress = ({ email, absent }: { email: string | null; absent?: string }) => {
  if (email === null) return absent;
  const index = email.lastIndexOf('@');
  return (
    <span className="break-words">
      {email.slice(0, index)}
      <wbr />
      {email.slice(index)}
    </span>
  );
};
