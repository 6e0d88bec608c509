import { MongoClient } from 'mongodb';

/** From now on the password of this member counts as one that the head's command has made up. */
export async function giveMadeUpPassword(mobile: string): Promise<void> {
  const client = await MongoClient.connect(process.env['IDENTITY_MONGO_URL'] ?? '');
  try {
    const accounts = client.db('deepam_identity').collection('accounts');
    const { matchedCount } = await accounts.updateOne({ mobile }, { $set: { mustChangePassword: true } });
    if (matchedCount !== 1) throw new Error(`Nobody has the mobile ${mobile}.`);
  } finally {
    await client.close();
  }
}
