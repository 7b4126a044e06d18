/** An email address that breaks before its @ where it must; `absent` where there is none. */
export const Address = ({ email, absent }: { email: string | null; absent?: string }) => {
  if (email === null) return absent;
  const at = email.lastIndexOf('@');
  return (
    <span className="break-words">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
};
