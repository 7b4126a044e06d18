export const RegisterForm = () => null;
