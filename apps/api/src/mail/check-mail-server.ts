/** Connects to a mail server and logs in, without sending anything. @throws what it answers */
export async function checkMailServer(smtpUrl: string): Promise<void> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url: smtpUrl, connectionTimeout: 10_000, greetingTimeout: 10_000 });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}
