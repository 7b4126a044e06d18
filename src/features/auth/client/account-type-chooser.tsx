export const AccountTypeChooser = () => null;
